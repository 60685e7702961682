import { get, useFormState } from 'react-hook-form';
import { isRecord } from '../../../lib/storage/storage';

/** What is wrong with a field. */
export function useFieldError(name: string): string | undefined {
  const error = useErrors(name);
  return isRecord(error) && typeof error.message === 'string' ? error.message : undefined;
}

/** Whether anything is wrong with a field or within it. */
export function useHasErrors(name: string): boolean {
  return useErrors(name) !== undefined;
}

function useErrors(name: string): unknown {
  const { errors } = useFormState({ name });
  return get(errors, name);
}
