import { Box, ChakraProvider, createToaster, Portal, Spinner, Stack, Toast, Toaster } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { useEffect } from 'react';
import { createTheme } from '../../theme';
import { TOUCH } from '../../theme/touch';

/** Below the bar: a toast must not cover the menu. */
const OFFSETS = { top: '5rem', right: '1rem', bottom: '1rem', left: '1rem' };

export const toaster = createToaster({ placement: 'top-end', max: 20, duration: 4000, offsets: OFFSETS });

const SUCCESS_DURATION = 2000;
/** Rests while the pointer or the focus is on the toasts. */
const LONG_DURATION = 10_000;

let reportMounted: () => void;

/** Screen readers announce only what is added to a region that is already there. */
export const mounted = new Promise<void>((resolve) => (reportMounted = resolve));

export type Success = {
  description?: string;
  /** What the button 'Undo' does, which is there for ten seconds. */
  undo?: () => unknown;
  /** To dismiss it by, where there may be nothing to undo any more. */
  id?: string;
};

export function succeed(title: string, { undo, ...more }: Success = {}) {
  toaster.success({
    ...more,
    title,
    closable: true,
    duration: undo || more.description ? LONG_DURATION : SUCCESS_DURATION,
    ...(undo && { action: { label: 'Undo', onClick: () => void undo() } }),
  });
}

/** A button that goes with its toast takes the focus along: only what is left gives it back to where it was. */
function leave() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const toastSystem = createTheme(
  { theme: { slotRecipes: { toast: toastSlotRecipe } } },
  {
    theme: {
      slotRecipes: {
        toast: {
          slots: toastSlotRecipe.slots,
          base: {
            root: { [TOUCH]: { pe: '12' } },
            actionTrigger: { me: '4', [TOUCH]: { h: '11', me: '0' } },
            closeTrigger: { [TOUCH]: { boxSize: '11', top: '0.5', insetEnd: '0' } },
          },
        },
      },
    },
  },
);

const ACCENTS: Record<string, string> = { success: 'brand.solid', error: 'red.fg', loading: 'fg.muted' };

/** An open menu of the bar covers the toasts, which else cover everything. */
const belowMenus = { 'html:has(header [aria-expanded=true]) &': { zIndex: 'dropdown !important' } };

export function ToastRegion() {
  useEffect(() => reportMounted(), []);

  return (
    <ChakraProvider value={toastSystem}>
      <Portal>
        <Toaster toaster={toaster} insetInline={{ mdDown: '4' }} css={belowMenus}>
          {({ title, description, closable, type, action }) => {
            const accent = ACCENTS[type ?? ''];
            return (
              <Toast.Root
                width={{ md: 'sm' }}
                borderWidth="1px"
                borderColor="border.emphasized"
                borderRadius="md"
                css={{ '&&': { bg: 'bg.muted', color: 'fg' } }}
                onClick={leave}
              >
                <Box color={accent} pt="0.5" flexShrink="0">
                  {type === 'loading' ? <Spinner size="sm" role="presentation" /> : <Toast.Indicator />}
                </Box>
                <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
                  <Toast.Title>{title}</Toast.Title>
                  {description && <Toast.Description>{description}</Toast.Description>}
                </Stack>
                {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
                {closable && <Toast.CloseTrigger />}
              </Toast.Root>
            );
          }}
        </Toaster>
      </Portal>
    </ChakraProvider>
  );
}
