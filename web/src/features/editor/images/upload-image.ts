import { ServerError } from '@apollo/client/errors';
import * as z from 'zod/mini';
import { authorised } from '../../../graphql/auth-link';
import { thumbnailOf } from './form-image';

type UploadOptions = {
  /** Between 0 and 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

const uploadedImage = z.object({
  documentId: z.string(),
  url: z.string(),
  formats: z.array(z.object({ url: z.string(), width: z.number() })),
});

/** Sends one picture; answers the id to name it by in a project's `images`, and what to show of it. */
export async function uploadImage(file: File, options: UploadOptions) {
  const body = await authorised((headers) => send(file, headers, options));
  const image = uploadedImage.parse(JSON.parse(body));
  return { documentId: image.documentId, thumbnail: thumbnailOf(image) };
}

/** By XMLHttpRequest, for `fetch` does not tell how far it has come. */
function send(
  file: File,
  headers: Record<string, string>,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('image', file);
    request.open('POST', '/api/portfolio/images');
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () =>
      request.status === 201 ? resolve(request.responseText) : reject(refusal(request));
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = () => reject(new DOMException('The upload was ended.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function refusal({ status, statusText, responseText }: XMLHttpRequest): ServerError {
  const response = new Response(responseText || null, { status, statusText });
  return new ServerError(`${status} ${statusText}`, { response, bodyText: responseText });
}
