/** Those of the pictures that the server says it does not have; when it cannot be asked, they count as there. */
export async function findMissing<Image extends { src: string }>(images: readonly Image[]): Promise<Image[]> {
  const answers = await Promise.all(images.map(isMissing));
  return images.filter((_, index) => answers[index]);
}

async function isMissing({ src }: { src: string }): Promise<boolean> {
  // The policy of the page allows no requests to where others keep our pictures.
  if (new URL(src, location.href).origin !== location.origin) return false;
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
