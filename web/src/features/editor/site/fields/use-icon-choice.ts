import { createListCollection } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { MIN_CONTRAST } from '../../../../content/site-rules';
import { findIcon, matchingIcons, useIconNames, type IconName } from './icon-names';
import { nearestReadable } from './nearest-color';

export type IconChoice = ReturnType<typeof useIconChoice>;

/** The icon in a field, and the ones that are called as what is typed there. */
export function useIconChoice(name: string) {
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

  return {
    inputRef: field.ref,
    slug,
    text: typed ?? chosen?.title ?? slug,
    collection,
    isLoaded: icons !== null,
    isFailed,
    isUnknown: Boolean(icons && slug && !chosen),
    want: () => setWanted(true),
    pick,
    type,
    clear,
    leave,
  };
}
