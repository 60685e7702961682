import { Box, chakra, Icon, Text } from '@chakra-ui/react';
import { ChevronDownIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFold } from './use-fold';

type Props = {
  title: string;
  /** What shows beside the title. */
  detail?: string;
  hasErrors: boolean;
  /** Something is in it that must not be overlooked. */
  hasContent?: boolean;
  children: ReactNode;
};

/** A part of a form that opens when it is asked to, has content or is wrong. */
export function Fold({ title, detail, hasErrors, hasContent = false, children }: Props) {
  const id = useId();
  const { isOpen, toggle } = useFold({ hasErrors, hasContent });

  return (
    <Box borderWidth="1px" borderColor={hasErrors ? 'border.error' : 'border'} borderRadius="md">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Text as="span" fontWeight="medium">
          {title}
        </Text>
        <Text as="span" flex="1 1 5rem" textStyle="sm" color="fg.subtle" overflowWrap="anywhere">
          {detail}
        </Text>
        <Icon
          boxSize="4"
          color="fg.subtle"
          rotate={isOpen ? '180deg' : undefined}
          transition="rotate {durations.fast}"
        >
          <ChevronDownIcon aria-hidden />
        </Icon>
      </Toggle>
      <Box id={id} role="group" aria-label={title} hidden={!isOpen} px={{ base: '4', md: '5' }} pt="2" pb="6">
        {children}
      </Box>
    </Box>
  );
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    w: 'full',
    minH: '12',
    px: { base: '4', md: '5' },
    py: '2.5',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
  },
});
