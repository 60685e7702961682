import { Box, Combobox, createListCollection, IconButton } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormField } from '../../../../components/form/form-field';
import { MIN_CONTRAST } from '../../../../content/site-rules';
import type { TextField } from '../../fields/form-field';
import { IconMark } from '../../fields/icon-mark';
import { findIcon, matchingIcons, useIconNames, type IconName } from './icon-names';
import { nearestReadable } from './nearest-color';
import { useFieldError } from '../../fields/use-field-error';

type Props = { name: string; field: TextField };

/** An icon found by its name. The one that is picked fills an empty name and an empty colour beside it. */
export function IconControl({ name, field: { label } }: Props) {
  const { control, formState, getValues, setFocus, setValue } = useFormContext();
  const { field } = useController({ name, control });
  const slug = String(field.value ?? '');
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const { icons, isFailed } = useIconNames(isWanted);
  const chosen = icons ? findIcon(icons, slug) : undefined;
  const collection = createListCollection({
    items: icons ? matchingIcons(icons, typed ?? '') : [],
    itemToValue: (icon) => icon.slug,
    itemToString: (icon) => icon.title,
  });

  function pick(icon: IconName) {
    field.onChange(icon.slug);
    setTyped(null);
    fillEmpty('name', icon.title);
    fillEmpty('color', nearestReadable(`#${icon.hex}`, MIN_CONTRAST.icon));
  }

  function fillEmpty(sibling: string, value: string) {
    const place = name.replace(/\w+$/, sibling);
    if (!getValues(place)) setValue(place, value, { shouldValidate: formState.isSubmitted });
  }

  function type(text: string) {
    setTyped(text);
    if (isFailed || text.trim() === '') field.onChange(text.trim());
  }

  function clear() {
    type('');
    setFocus(name);
  }

  /** What is typed in full need not be picked; what no icon is called stays to be corrected. */
  function leave() {
    field.onBlur();
    setWanted(false);
    if (typed === null) return;
    const icon = icons && findIcon(icons, typed);
    if (icon) pick(icon);
    else field.onChange(typed.trim());
  }

  return (
    <FormField
      label={label}
      error={useFieldError(name)}
      hint={hintOn({ isFailed, isUnknown: Boolean(icons && slug && !chosen) })}
    >
      {(attributes) => (
        <Combobox.Root
          ids={{ input: attributes.id }}
          collection={collection}
          value={[]}
          inputValue={typed ?? chosen?.title ?? slug}
          allowCustomValue
          openOnClick
          inputBehavior="autohighlight"
          positioning={{ sameWidth: true }}
          onOpenChange={({ open }) => open && setWanted(true)}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason === 'input-change') type(inputValue);
          }}
          onValueChange={({ items: [icon] }) => icon && pick(icon)}
        >
          <Combobox.Control>
            <Box
              position="absolute"
              insetStart="3"
              top="50%"
              translate="0 -50%"
              zIndex="1"
              pointerEvents="none"
            >
              <IconMark slug={slug} />
            </Box>
            <Combobox.Input
              ref={field.ref}
              aria-invalid={attributes['aria-invalid']}
              aria-describedby={attributes['aria-describedby']}
              placeholder="Type a name"
              css={{ '&&': { ps: '11' } }}
              autoCapitalize="none"
              spellCheck={false}
              onFocus={() => setWanted(true)}
              onBlur={leave}
            />
            <Combobox.IndicatorGroup>
              {slug && (
                <IconButton size="2xs" variant="ghost" aria-label="Clear the icon" onClick={clear}>
                  <XIcon />
                </IconButton>
              )}
              <Combobox.Trigger aria-label="Show the icons" />
            </Combobox.IndicatorGroup>
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content>
              {!isFailed && (
                <Combobox.Empty>{icons ? 'No icon has this name' : 'Loading the icons...'}</Combobox.Empty>
              )}
              {collection.items.map((icon) => (
                <Combobox.Item key={icon.slug} item={icon} justifyContent="flex-start" gap="3">
                  <IconMark slug={icon.slug} />
                  <Combobox.ItemText>{icon.title}</Combobox.ItemText>
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.Root>
      )}
    </FormField>
  );
}

function hintOn({ isFailed, isUnknown }: { isFailed: boolean; isUnknown: boolean }): string {
  if (isFailed) return 'The icons could not be loaded. Type the short name of one, for example react.';
  if (isUnknown) return 'No icon has this name, so a plain mark will show.';
  return 'For example React. Fills in the name and the colour.';
}
