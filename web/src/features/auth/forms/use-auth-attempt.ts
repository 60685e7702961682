import { useEffect, useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { authErrorText } from '../auth-error';

/** Runs a call to the identity provider; its failure is kept to show under the form, and toasted. */
export function useAuthAttempt() {
  const [error, setError] = useState<string | null>(null);

  useEffect(() => toast.prepare(), []);

  async function attempt(
    action: () => Promise<void>,
    success: string,
    errorText = authErrorText,
  ): Promise<void> {
    setError(null);
    try {
      await action();
      toast.success(success);
    } catch (failure) {
      const text = errorText(failure);
      setError(text);
      if (text) toast.error(text);
    }
  }

  return { error, attempt };
}
