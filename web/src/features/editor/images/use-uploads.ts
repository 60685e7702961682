import { useEffect, useRef, useState } from 'react';
import { createLimit } from '../../../lib/limit';
import { useWhenOnline } from '../../../lib/use-when-online';
import {
  failureText,
  isCancelled,
  isOffline,
  isRefusal,
  isTooLarge,
  isUnavailable,
} from '../../../graphql/request-failure';
import type { Upload } from './form-image';
import { uploadImage } from './upload-image';

const LIMIT = { running: 2, waiting: Infinity };

/** In milliseconds: when a server that was away is asked again, each time later. */
const [FIRST_RETRY, LONGEST_RETRY] = [5_000, 60_000];

type StartedUpload = { documentId: Promise<string>; controller: AbortController };

/** Sends files to the server, each one once, and tells how far they have come. */
export function useUploads(report: (key: string, upload: Upload) => void) {
  const started = useRef(new Map<string, StartedUpload>());
  /** Those that the connection was lost under, or the server away: they go on when it is back. */
  const lost = useRef(new Map<string, File>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const delay = useRef(FIRST_RETRY);
  const [limit] = useState(() => createLimit(LIMIT));

  useEffect(() => {
    const uploads = started.current;
    return () => {
      clearTimeout(timer.current);
      uploads.forEach(({ controller }) => controller.abort());
    };
  }, []);

  useWhenOnline(goOn);

  function goOn() {
    // Its failure shows beside it.
    lost.current.forEach((file, key) => void upload(key, file).catch(() => undefined));
  }

  function goOnLater(key: string, file: File) {
    lost.current.set(key, file);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      delay.current = Math.min(2 * delay.current, LONGEST_RETRY);
      goOn();
    }, delay.current);
  }

  /** Answers its id on the server. */
  function upload(key: string, file: File): Promise<string> {
    const already = started.current.get(key);
    if (already) return already.documentId;

    lost.current.delete(key);
    const controller = new AbortController();
    const documentId = send(key, file, controller.signal);
    started.current.set(key, { documentId, controller });
    return documentId;
  }

  async function send(key: string, file: File, signal: AbortSignal): Promise<string> {
    const onProgress = (progress: number) => report(key, { status: 'uploading', progress });
    onProgress(0);
    try {
      const uploaded = await limit.run(() => uploadImage(file, { onProgress, signal }), signal);
      delay.current = FIRST_RETRY;
      report(key, { status: 'stored', ...uploaded });
      return uploaded.documentId;
    } catch (error) {
      const isForgotten = started.current.get(key)?.controller.signal !== signal;
      if (isForgotten) throw error;
      started.current.delete(key);
      if (isOffline(error) || isUnavailable(error)) goOnLater(key, file);
      report(key, { status: 'failed', reason: reasonOf(error), isRefused: isRefusal(error) });
      throw error;
    }
  }

  function cancel(key: string) {
    started.current.get(key)?.controller.abort();
  }

  function forget(key: string) {
    cancel(key);
    lost.current.delete(key);
    started.current.delete(key);
  }

  return { upload, cancel, forget };
}

function reasonOf(error: unknown): string {
  if (isCancelled(error)) return 'Not uploaded';
  return isTooLarge(error) ? 'Too large for the server' : failureText(error, 'Upload failed');
}
