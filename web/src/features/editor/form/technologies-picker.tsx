import { Combobox, createListCollection, HStack, Stack, Tag } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { TECHNOLOGIES, uniqueTechnologies } from '../../../content/project-rules';

type Props = {
  id: string;
  value: string[];
  onChange: (value: string[]) => void;
};

/** Technologies chosen from the list, each shown as a chip that can be removed. */
export function TechnologiesPicker({ id, value, onChange }: Props) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const collection = createListCollection({ items: matches(query) });

  function remove(technology: string) {
    onChange(value.filter((chosen) => chosen !== technology));
    input.current?.focus();
  }

  return (
    <Stack gap="2.5">
      <Combobox.Root
        size="lg"
        ids={{ input: id }}
        collection={collection}
        multiple
        closeOnSelect={false}
        value={value.filter(isOffered)}
        openOnClick
        selectionBehavior="clear"
        inputBehavior="autohighlight"
        onInputValueChange={({ inputValue }) => setQuery(inputValue)}
        onValueChange={({ value: chosen }) => onChange(withChosen(value, chosen))}
      >
        <Combobox.Control>
          <Combobox.Input ref={input} placeholder="Choose technologies" />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger aria-label="Show the list" />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>No technologies found</Combobox.Empty>
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

function matches(query: string): string[] {
  const text = query.trim().toLowerCase();
  return TECHNOLOGIES.filter((technology) => technology.toLowerCase().includes(text));
}

/** What the list does not have, a project may have all the same. */
function isOffered(technology: string): boolean {
  return TECHNOLOGIES.some((offered) => offered === technology);
}

/** In the order in which they were chosen. */
function withChosen(before: string[], chosen: string[]): string[] {
  const kept = before.filter((technology) => !isOffered(technology) || chosen.includes(technology));
  return uniqueTechnologies([...kept, ...chosen]);
}
