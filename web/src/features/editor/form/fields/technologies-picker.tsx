import { Combobox, createListCollection, HStack, Stack, Tag } from '@chakra-ui/react';
import { useMemo, useRef, useState, type ClipboardEvent, type FocusEvent } from 'react';
import { LIMITS, TECHNOLOGIES } from '../../../../content/project-rules';
import { addName, namesIn, SEPARATORS, toggleName } from '../../../../lib/texts/technology-names';
import { useIconNames } from '../../site/fields/icon-names';
import { offeredTechnologies } from './offered-technologies';

type Props = {
  id: string;
  value: string[];
  /** What to make of the technologies that are chosen by then. */
  onChange: (change: (chosen: string[]) => string[]) => void;
};

/** Technologies chosen from the list or typed, each shown as a chip that can be removed. */
export function TechnologiesPicker({ id, value, onChange }: Props) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { icons } = useIconNames(query.trim() !== '');
  const known = useMemo(() => [...value, ...(icons ?? []).map(({ title }) => title)], [value, icons]);
  const collection = useMemo(
    () => createListCollection({ items: offeredTechnologies(query, known) }),
    [query, known],
  );

  /** What is typed is wanted, also when it was chosen before. */
  function choose(technology: string) {
    const change = query.trim() ? addName : toggleName;
    onChange((chosen) => change(chosen, technology));
  }

  function addTyped(text: string) {
    const names = namesIn(text, [...TECHNOLOGIES, ...known]);
    onChange((chosen) => names.reduce(addName, [...chosen]));
    setQuery('');
    // The combobox shows only what changes: a comma in an empty field would stay.
    if (input.current) input.current.value = '';
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!SEPARATORS.test(text.trim())) return;
    event.preventDefault();
    addTyped(`${query},${text}`);
  }

  /** When the window is left, the focus stays where it is. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const stays = [relatedTarget, document.activeElement].some((element) => currentTarget.contains(element));
    if (!stays && query.trim()) addTyped(query);
  }

  function remove(technology: string) {
    onChange((chosen) => chosen.filter((other) => other !== technology));
    input.current?.focus();
  }

  return (
    <Stack gap="2.5" onBlur={leave}>
      <Combobox.Root
        ids={{ input: id }}
        collection={collection}
        multiple
        closeOnSelect={false}
        value={value}
        openOnClick
        allowCustomValue
        selectionBehavior="clear"
        inputBehavior="autohighlight"
        inputValue={query}
        onInputValueChange={({ inputValue }) =>
          SEPARATORS.test(inputValue) ? addTyped(inputValue) : setQuery(inputValue)
        }
        onSelect={({ itemValue }) => choose(itemValue)}
      >
        <Combobox.Control>
          <Combobox.Input
            ref={input}
            onPaste={paste}
            placeholder="Choose some, or type others"
            maxLength={LIMITS.technologyLength}
          />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger aria-label="Show the list" minW="6" />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content>
            {collection.items.map((technology) => (
              <Combobox.Item key={technology} item={technology}>
                {technology}
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      {value.length > 0 && (
        <HStack as="ul" aria-label="Chosen" listStyleType="none" wrap="wrap" gap="2">
          {value.map((technology) => (
            <Tag.Root key={technology} asChild size="lg">
              <li>
                <Tag.Label>{technology}</Tag.Label>
                <Tag.EndElement>
                  <Tag.CloseTrigger aria-label={`Remove ${technology}`} onClick={() => remove(technology)} />
                </Tag.EndElement>
              </li>
            </Tag.Root>
          ))}
        </HStack>
      )}
    </Stack>
  );
}
