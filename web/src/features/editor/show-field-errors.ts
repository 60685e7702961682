import type { UseFormReturn } from 'react-hook-form';
import type { ProjectFields } from './project-fields';
import { fieldErrors } from './request-failure';

/** Puts what the server refused under its fields and the focus on the first of them. */
export function showFieldErrors(error: unknown, form: UseFormReturn<ProjectFields>): void {
  fieldErrors(error).forEach(({ path: [name], message }, index) => {
    const field = name === 'images' ? 'imageCount' : (name as keyof ProjectFields);
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
}
