import { Box, Input, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../../components/form/form-field';
import { LABELS } from '../../../../content/project-schema';
import { projectAddress } from '../../../../paths';
import { useFieldError } from '../../fields/use-field-error';
import type { Editing } from '../editing/editing';

const START = projectAddress('');

type Props = {
  /** Blank of a new project. */
  storedSlug: string;
};

/** The last part of the address of a project's page. */
export function SlugField({ storedSlug }: Props) {
  const { register } = useFormContext<Editing>();
  const slug = useWatch<Editing, 'slug'>({ name: 'slug' }).trim();

  return (
    <FormField label={LABELS.slug} error={useFieldError('slug')} hint={hintOf(slug, storedSlug)}>
      {(control) => (
        <Box position="relative" fontFamily="mono">
          <Text
            as="span"
            aria-hidden
            position="absolute"
            insetStart="4"
            top="50%"
            translate="0 -50%"
            color="fg.subtle"
            pointerEvents="none"
            zIndex="1"
          >
            {START}
          </Text>
          <Input
            {...control}
            {...register('slug')}
            ps={`calc(${START.length}ch + 1.25rem)`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </Box>
      )}
    </FormField>
  );
}

function hintOf(slug: string, storedSlug: string): string {
  if (!slug) return 'Leave it empty, and it is made from the title.';
  const address = `The page will be ${projectAddress(slug)}.`;
  if (!storedSlug) return address;
  if (slug === storedSlug) return `The page is ${projectAddress(slug)}.`;
  return `${address} Who follows the old address is led to it.`;
}
