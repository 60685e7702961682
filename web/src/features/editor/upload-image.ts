import { loadFirebase } from '../../lib/load-firebase';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';
import { RequestFailure } from './request-failure';
import { thumbnailOf, type UploadedImage } from './strip-image';

type UploadOptions = {
  /** Between 0 and 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/** Sends one picture; answers the id to name it by in a project's `images`, and what to show of it. */
export async function uploadImage(file: File, options: UploadOptions): Promise<UploadedImage> {
  try {
    return await send(file, options, false);
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 401) return send(file, options, true);
    throw error;
  }
}

async function send(
  file: File,
  { onProgress, signal }: UploadOptions,
  fresh: boolean,
): Promise<UploadedImage> {
  signal.throwIfAborted();
  const { getIdToken } = await loadFirebase();
  const token = await getIdToken({ fresh });
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('image', file);
    request.open('POST', '/api/portfolio/images');
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 201) resolve(toUploaded(request.responseText));
      else reject(new RequestFailure(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function toUploaded(body: string): UploadedImage {
  const image = JSON.parse(body) as OwnProjectCard_projectFragment['images'][number];
  return { documentId: image.documentId, src: thumbnailOf(image) };
}
