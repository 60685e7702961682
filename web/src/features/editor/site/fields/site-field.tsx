import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import type { FormField, FormFields, GroupField } from '../../fields/form-field';
import { ListField } from '../../entries/list-field';
import { ColorControl } from './color-control';
import { GroupHeading } from '../../fields/group-heading';
import { IconControl } from './icon-control';
import { TextControl } from '../../fields/text-control';
import { TickControl } from '../../fields/tick-control';

type Props = { name: string; field: FormField };

/** A field by its description, under the name that the form knows it by. */
export function SiteField({ name, field }: Props) {
  switch (field.kind) {
    case 'list':
      return <ListField name={name} field={field} renderFields={renderFields} />;
    case 'group':
      return <Group name={name} field={field} />;
    case 'color':
      return <ColorControl name={name} field={field} />;
    case 'icon':
      return <IconControl name={name} field={field} />;
    case 'tick':
      return <TickControl name={name} field={field} />;
    default:
      return <TextControl name={name} field={field} />;
  }
}

function renderFields(name: string, fields: FormFields) {
  return Object.entries(fields).map(([key, field]) => (
    <SiteField key={key} name={`${name}.${key}`} field={field} />
  ));
}

function Group({ name, field: { label, description, fields } }: { name: string; field: GroupField }) {
  const id = useId();

  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <GroupHeading id={id} label={label} description={description} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {renderFields(name, fields)}
      </SimpleGrid>
    </Stack>
  );
}
