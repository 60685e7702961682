import type { Image } from '../reading/project-list';

export function discardAfterCommit(images: readonly Pick<Image, 'documentId'>[] = []): void {
  if (images.length === 0) return;
  const discard = () =>
    void strapi
      .service('api::project.pictures')
      .discard(images.map(({ documentId }) => documentId))
      .catch((error: unknown) => strapi.log.warn(`Pictures left for the next sweep: ${String(error)}`));
  void strapi.db.transaction(async ({ onCommit }) => {
    // Later, because a transaction begun inside a commit callback inherits that callback and loops.
    onCommit(() => setImmediate(discard));
  });
}
