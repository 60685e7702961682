import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';

/** `?upload_prefix=` of the address moves the API, as Cloudinary’s own packages read it. */
export async function checkPictureStorage(url: string | undefined, signal: AbortSignal): Promise<Verdict> {
  if (!url) return ok('Pictures are in a folder of the product.');
  const { hostname, username, password, searchParams } = new URL(url);
  const api = searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com';
  const key = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const response = await fetch(`${api}/v1_1/${hostname}/ping`, {
    headers: { authorization: `Basic ${key.toString('base64')}` },
    redirect: 'manual',
    signal,
  }).catch(() => undefined);
  if (response?.ok) return ok('Cloudinary takes the key.');
  if (!response)
    return failure('Cloudinary cannot be reached.', 'Let this machine reach api.cloudinary.com by HTTPS.');
  if ([401, 403, 404].includes(response.status))
    return failure(
      'Cloudinary refuses the key or knows no such cloud.',
      'Copy CLOUDINARY_URL from the console of Cloudinary once more.',
    );
  return warning(`Cloudinary answers ${response.status}.`, 'Try again later; new pictures wait until then.');
}
