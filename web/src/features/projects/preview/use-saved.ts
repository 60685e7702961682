import { useEffect, useEffectEvent } from 'react';
import { onSave } from '../../../lib/previews/preview-channel';

/** Calls when the project was saved: in another tab of this browser, or in the CMS's panel around this page. */
export function useSaved(documentId: string | undefined, listener: () => void): void {
  const notice = useEffectEvent(listener);

  useEffect(() => {
    if (documentId) return onSave(documentId, () => notice());
  }, [documentId]);

  useEffect(() => {
    // https://docs.strapi.io/cms/features/preview. Only the panel may frame this page, see security-headers.ts.
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (parent !== window && source === parent && isUpdate(data)) notice();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
}

function isUpdate(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'strapiUpdate';
}
