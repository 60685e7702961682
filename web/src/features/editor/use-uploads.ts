import { useEffect, useRef, useState } from 'react';
import { createLimit } from '../../lib/limit';
import { failureText, isCancelled } from './request-failure';
import type { StripImage, Upload } from './strip-image';
import { uploadImage } from './upload-image';

const LIMIT = { running: 2, waiting: Infinity };

type StartedUpload = { documentId: Promise<string>; controller: AbortController };

/** Sends pictures to the server, each one once, and tells how far they have come. */
export function useUploads(report: (id: string, upload: Upload) => void) {
  const started = useRef(new Map<string, StartedUpload>());
  const [limit] = useState(() => createLimit(LIMIT));

  useEffect(() => {
    const uploads = started.current;
    return () => uploads.forEach(({ controller }) => controller.abort());
  }, []);

  /** Answers its id on the server. */
  function upload(image: StripImage): Promise<string> {
    if (image.documentId !== null) return Promise.resolve(image.documentId);
    const already = started.current.get(image.id);
    if (already) return already.documentId;

    const controller = new AbortController();
    const documentId = send(image.id, image.file, controller.signal);
    started.current.set(image.id, { documentId, controller });
    return documentId;
  }

  async function send(id: string, file: File, signal: AbortSignal): Promise<string> {
    const onProgress = (progress: number) => report(id, { status: 'uploading', progress });
    onProgress(0);
    try {
      const uploaded = await limit.run(() => uploadImage(file, { onProgress, signal }), signal);
      report(id, { status: 'done', ...uploaded });
      return uploaded.documentId;
    } catch (error) {
      started.current.delete(id);
      const reason = isCancelled(error) ? 'Not uploaded' : failureText(error, 'Upload failed');
      report(id, { status: 'failed', reason });
      throw error;
    }
  }

  function cancel(id: string) {
    started.current.get(id)?.controller.abort();
  }

  function forget(id: string) {
    cancel(id);
    started.current.delete(id);
  }

  return { upload, cancel, forget };
}
