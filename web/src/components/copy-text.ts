import { toast } from './toasts/toaster';

/** @returns whether it can be pasted now; where the browser refuses, or over plain HTTP has no clipboard, that is told */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast.error('The browser did not allow copying.');
    return false;
  }
}
