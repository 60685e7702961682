import {
  comboboxSlotRecipe,
  dialogSlotRecipe,
  nativeSelectSlotRecipe,
  tagSlotRecipe,
} from '@chakra-ui/react/theme';
import { createTheme } from '../../../theme';
import { fingerHigh, TOUCH } from '../../../theme/touch';

const outlined = { bg: 'bg.subtle', borderColor: 'border.control' };
/** As other fields (theme.ts). */
const large = { defaultVariants: { size: 'lg' } };
/**
 * Of a dialog. Ark removes it when the animation ends, but does not hear of an end in the same frame as the start, as
 * Safari tells it where frames take long: what is closed would lie unseen over the page and take every click.
 */
const goneAtOnce = { _closed: { animationName: 'none' } };

/** Around the small cross of a chip, for fingers. */
const reach = { content: '""', position: 'absolute', insetBlock: '-3.5', insetInline: '-3' };

/** The site's look with the recipes that only the dashboard needs. */
export const dashboardSystem = createTheme(
  {
    theme: {
      slotRecipes: {
        combobox: comboboxSlotRecipe,
        dialog: dialogSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        tag: tagSlotRecipe,
      },
    },
  },
  {
    theme: {
      slotRecipes: {
        combobox: {
          slots: comboboxSlotRecipe.slots,
          base: {
            content: { borderWidth: '1px', borderColor: 'border.emphasized' },
            item: fingerHigh,
          },
          variants: { variant: { outline: { input: outlined } } },
          ...large,
        },
        nativeSelect: {
          slots: nativeSelectSlotRecipe.slots,
          variants: { variant: { outline: { field: outlined } } },
          ...large,
        },
        tag: {
          slots: tagSlotRecipe.slots,
          base: {
            root: { [TOUCH]: { minH: '11' } },
            closeTrigger: { position: 'relative', [TOUCH]: { _before: reach } },
          },
        },
        dialog: {
          slots: dialogSlotRecipe.slots,
          base: {
            backdrop: { bg: 'bg/70', backdropFilter: 'blur(6px)', ...goneAtOnce },
            content: { borderWidth: '1px', borderColor: 'border.emphasized', borderRadius: 'lg' },
          },
          variants: { motionPreset: { scale: { content: goneAtOnce } } },
        },
      },
    },
  },
);
