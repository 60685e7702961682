import { useEffect, useEffectEvent } from 'react';

/** Files that come past the place for them: pasted ones count, those dropped beside it do not replace the page. */
export function useFilesElsewhere(onPick: (files: File[]) => void) {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    // What is copied from a document is text with a picture of it.
    if (!clipboardData || clipboardData.types.includes('text/plain')) return;
    if (clipboardData.files.length > 0) onPick([...clipboardData.files]);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => paste(event), { signal });
    document.addEventListener('dragover', keepPage, { signal });
    document.addEventListener('drop', keepPage, { signal });
    return () => listening.abort();
  }, []);
}

function keepPage(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
