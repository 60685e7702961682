import { chakra, Icon, Text } from '@chakra-ui/react';
import { ChevronDownIcon } from 'lucide-react';
import type { Ref } from 'react';
import { fingerHigh } from '../../../theme/touch';
import { technologyIcon } from '../../site/site-icons';
import { IconMark } from '../fields/icon-mark';
import type { ListField } from '../fields/form-field';
import type { FormGroup } from '../fields/form-group';
import { entryDetail, entryTitle, textOf } from './entry-title';

type Props = {
  ref: Ref<HTMLButtonElement>;
  field: ListField;
  entry: FormGroup | undefined;
  isOpen: boolean;
  /** Of what it opens. */
  bodyId: string;
  onClick: () => void;
};

/** Says what an entry is, and opens it. */
export function EntryToggle({ ref, field, entry, isOpen, bodyId, onClick }: Props) {
  return (
    <Toggle ref={ref} type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onClick}>
      {'icon' in field.fields && <EntryIcon entry={entry} />}
      <Text as="span" fontWeight="medium" overflowWrap="anywhere">
        {entryTitle(field, entry)}
      </Text>
      <Text as="span" flex="1" textStyle="sm" color="fg.subtle" lineClamp="1" overflowWrap="anywhere">
        {entryDetail(entry)}
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
  );
}

function EntryIcon({ entry }: { entry: FormGroup | undefined }) {
  const { name, icon, color } = entry ?? {};
  return (
    <IconMark
      slug={technologyIcon({ name: textOf(name), icon: textOf(icon) })}
      style={{ color: typeof color === 'string' && color ? color : undefined }}
    />
  );
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    // With large letters it has a line of its own.
    flex: '1 1 8rem',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    minH: '9',
    ...fingerHigh,
    px: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
  },
});
