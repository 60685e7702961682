import { useEffect, useRef } from 'react';
import { failureText } from './request-failure';
import type { StripImage, Upload } from './strip-image';
import { uploadImage } from './upload-image';

type RunningUpload = { documentId: Promise<string>; controller: AbortController };

/** Sends pictures to the server, each one once, and tells how far they have come. */
export function useUploads(report: (id: string, upload: Upload) => void) {
  const running = useRef(new Map<string, RunningUpload>());

  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach(({ controller }) => controller.abort());
  }, []);

  async function upload(image: StripImage): Promise<string> {
    if (image.documentId !== null) return image.documentId;
    const already = running.current.get(image.id);
    if (already) return already.documentId;

    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (progress: number) => report(image.id, { status: 'uploading', progress });
    onProgress(0);
    const documentId = uploadImage(image.file, { onProgress, signal });
    running.current.set(image.id, { documentId, controller });
    try {
      report(image.id, { status: 'done', documentId: await documentId });
    } catch (error) {
      const reason = failureText(error, 'Upload failed');
      report(image.id, signal.aborted ? { status: 'idle' } : { status: 'failed', reason });
      throw error;
    } finally {
      running.current.delete(image.id);
    }
    return documentId;
  }

  function cancel(id: string) {
    running.current.get(id)?.controller.abort();
  }

  return { upload, cancel };
}
