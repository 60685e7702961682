import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useFormState, useWatch } from 'react-hook-form';
import { Fold } from '../../fields/fold';
import { TextControl } from '../../fields/text-control';
import { ListField } from '../../entries/list-field';
import { CaseStudyField } from '../case-study/case-study-field';
import { DETAIL_FIELDS } from './detail-fields';
import type { Editing } from '../editing/editing';
import { SlugField } from './slug-field';

type Detail = keyof typeof DETAIL_FIELDS | 'caseStudy';

const DETAILS = [...Object.keys(DETAIL_FIELDS), 'caseStudy'] as Detail[];

type Props = {
  /** The address that it has. */
  storedSlug: string;
  /** Another one each time the form begins anew. */
  generation: number;
};

/** What the page of a project may tell besides; no project needs it. */
export function ProjectDetails({ storedSlug, generation }: Props) {
  const details = useWatch<Editing, Detail[]>({ name: DETAILS });
  const slug = useWatch<Editing, 'slug'>({ name: 'slug' });
  const { errors } = useFormState<Editing>({ name: [...DETAILS, 'slug'] });
  const hasContent = details.some(({ length }) => length > 0);

  return (
    <Fold
      title="More about it"
      detail="Role, key figures, case study, page address"
      hasErrors={[...DETAILS, 'slug' as const].some((name) => errors[name])}
      hasContent={hasContent || slug !== storedSlug}
    >
      <Stack gap="7">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <TextControl name="role" field={DETAIL_FIELDS.role} />
          <TextControl name="period" field={DETAIL_FIELDS.period} />
        </SimpleGrid>
        <ListField
          key={generation}
          name="keyFigures"
          field={DETAIL_FIELDS.keyFigures}
          renderFields={(name, fields) => (
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              {Object.entries(fields).map(
                ([key, field]) =>
                  field.kind === 'line' && <TextControl key={key} name={`${name}.${key}`} field={field} />,
              )}
            </SimpleGrid>
          )}
        />
        <CaseStudyField />
        <SlugField storedSlug={storedSlug} />
      </Stack>
    </Fold>
  );
}
