import { Input, Textarea, type InputProps } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import type { TextField, TextKind } from './form-field';
import { useFieldError } from './use-field-error';

type Props = { name: string; field: TextField };

const INPUTS: Partial<Record<TextKind, InputProps>> = {
  number: { inputMode: 'numeric', maxW: '8rem' },
  url: {
    type: 'url',
    inputMode: 'url',
    placeholder: 'https://...',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  language: { maxW: '8rem', autoCapitalize: 'none', spellCheck: false },
};

export function TextControl({ name, field }: Props) {
  const { register } = useFormContext();
  const { kind, label } = field;

  return (
    <FormField label={label} error={useFieldError(name)} hint={useHint(name, field)}>
      {(control) =>
        kind === 'paragraphs' ? (
          <Textarea {...control} {...register(name)} autoresize rows={field.max > 1000 ? 6 : 2} />
        ) : (
          <Input {...control} {...register(name)} {...INPUTS[kind]} />
        )
      }
    </FormField>
  );
}

/** What the field is for, what a language tag stands for, and how much may still be typed when that is little. */
function useHint(name: string, { kind, max, description }: TextField): string {
  const value: unknown = useWatch({ name });
  const text = typeof value === 'string' ? value.trim() : '';
  const isNearlyFull = kind !== 'number' && text.length > 0.8 * max;
  const language = kind === 'language' ? languageName(text) : undefined;
  const parts = [language, description, isNearlyFull && `${text.length} of ${max} characters`];
  return parts.filter(Boolean).join(' · ');
}

function languageName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
