import { chakra, Grid, Stack, Textarea, useMediaQuery } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../../components/form/form-field';
import { Tabs } from '../../../../components/tabs';
import { LIMITS } from '../../../../content/project-rules';
import { LABELS } from '../../../../content/project-schema';
import { useFieldError } from '../../fields/use-field-error';
import { CaseStudyPreview } from './case-study-preview';
import { useCaseStudyPreview } from './use-case-study-preview';
import type { Editing } from '../editing/editing';

/** How a project was done, in Markdown; beside it what visitors will see, on a phone in a tab. */
export function CaseStudyField() {
  const { register } = useFormContext<Editing>();
  const [markdown, images] = useWatch<Editing, ['caseStudy', 'images']>({ name: ['caseStudy', 'images'] });
  const preview = useCaseStudyPreview(markdown, images);
  const [isWide] = useMediaQuery(['(min-width: 64rem)']);
  const error = useFieldError('caseStudy') ?? preview.problem;

  const editor = (
    <FormField label={LABELS.caseStudy} error={error} hint={<Help length={markdown.trim().length} />}>
      {(control) => (
        <Textarea {...control} {...register('caseStudy')} rows={16} fontFamily="mono" minH="24rem" />
      )}
    </FormField>
  );
  // On a phone, what is wrong stands behind the other tab.
  const shown = <CaseStudyPreview {...preview} problem={isWide ? undefined : error} />;

  return isWide ? (
    <Grid templateColumns="1fr 1fr" gap="6">
      {editor}
      <Stack gap="1.5" minW="0">
        <chakra.p textStyle="sm" fontWeight="medium">
          Preview
        </chakra.p>
        {shown}
      </Stack>
    </Grid>
  ) : (
    <div>
      <Tabs
        label="Write or preview"
        tabs={[
          { id: 'write', name: 'Write', content: editor },
          { id: 'preview', name: 'Preview', content: shown },
        ]}
      />
    </div>
  );
}

function Help({ length }: { length: number }) {
  const max = LIMITS.caseStudyLength;
  const left = max - length;
  return (
    <>
      Markdown: ## Heading, **bold**, - list, [link](https://…), ``` around code. No HTML.
      <br />A picture of this project by its number: ![caption](1).
      {left < 0.1 * max && (
        <chakra.span color={left < 0 ? 'fg.error' : undefined}>
          {' '}
          {left < 0 ? `${-left} characters too many.` : `${left} characters left.`}
        </chakra.span>
      )}
    </>
  );
}
