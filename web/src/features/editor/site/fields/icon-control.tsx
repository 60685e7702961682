import { Box, Combobox, IconButton } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { FormField } from '../../../../components/form/form-field';
import type { TextField } from '../../fields/form-field';
import { IconMark } from '../../fields/icon-mark';
import { useFieldError } from '../../fields/use-field-error';
import { useIconChoice, type IconChoice } from './use-icon-choice';

type Props = { name: string; field: TextField };

/** An icon found by its name. The one that is picked fills an empty name and an empty colour beside it. */
export function IconControl({ name, field: { label } }: Props) {
  const choice = useIconChoice(name);
  const { slug, collection, pick, type, want } = choice;

  return (
    <FormField label={label} error={useFieldError(name)} hint={hintOn(choice)}>
      {(attributes) => (
        <Combobox.Root
          ids={{ input: attributes.id }}
          collection={collection}
          value={[]}
          inputValue={choice.text}
          allowCustomValue
          openOnClick
          inputBehavior="autohighlight"
          positioning={{ sameWidth: true }}
          onOpenChange={({ open }) => open && want()}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason === 'input-change') type(inputValue);
          }}
          onValueChange={({ items: [icon] }) => icon && pick(icon)}
        >
          <Combobox.Control>
            <Box css={mark}>
              <IconMark slug={slug} />
            </Box>
            <Combobox.Input
              ref={choice.inputRef}
              aria-invalid={attributes['aria-invalid']}
              aria-describedby={attributes['aria-describedby']}
              placeholder="Type a name"
              css={{ '&&': { ps: '10' } }}
              autoCapitalize="none"
              spellCheck={false}
              onFocus={want}
              onBlur={choice.leave}
            />
            <Combobox.IndicatorGroup>
              {slug && (
                <IconButton size="2xs" variant="ghost" aria-label="Clear the icon" onClick={choice.clear}>
                  <XIcon />
                </IconButton>
              )}
              <Combobox.Trigger aria-label="Show the icons" />
            </Combobox.IndicatorGroup>
          </Combobox.Control>
          <Matches {...choice} />
        </Combobox.Root>
      )}
    </FormField>
  );
}

function Matches({ collection, isLoaded, isFailed }: IconChoice) {
  return (
    <Combobox.Positioner>
      <Combobox.Content>
        {!isFailed && (
          <Combobox.Empty>{isLoaded ? 'No icon has this name' : 'Loading the icons...'}</Combobox.Empty>
        )}
        {collection.items.map((icon) => (
          <Combobox.Item key={icon.slug} item={icon} justifyContent="flex-start" gap="3">
            <IconMark slug={icon.slug} />
            <Combobox.ItemText>{icon.title}</Combobox.ItemText>
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Positioner>
  );
}

const mark = {
  position: 'absolute',
  insetStart: '3',
  top: '50%',
  translate: '0 -50%',
  zIndex: '1',
  pointerEvents: 'none',
} as const;

function hintOn({ isFailed, isUnknown }: IconChoice): string {
  if (isFailed) return 'The icons could not be loaded. Type the short name of one, for example react.';
  if (isUnknown) return 'No icon has this name, so a plain mark will show.';
  return 'For example React. Fills in the name and the colour.';
}
