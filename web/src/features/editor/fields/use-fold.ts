import { useState } from 'react';
import { useFormState } from 'react-hook-form';

type Reasons = {
  hasErrors: boolean;
  /** Something is in it that must not be overlooked. */
  hasContent?: boolean;
};

/** Whether a part of a form is open. It opens by itself when it is wrong, also if it was closed after an earlier attempt. */
export function useFold({ hasErrors, hasContent = false }: Reasons, beginsOpen = false) {
  const { submitCount } = useFormState();
  const [isOpen, setOpen] = useState(beginsOpen);
  const [seen, setSeen] = useState({ hasErrors: false, hasContent: false, submitCount });
  const isNew = hasErrors !== seen.hasErrors || hasContent !== seen.hasContent;

  if (isNew || submitCount !== seen.submitCount) {
    setSeen({ hasErrors, hasContent, submitCount });
    if (hasErrors || (hasContent && !seen.hasContent)) setOpen(true);
  }

  return { isOpen, toggle: () => setOpen(!isOpen) };
}
