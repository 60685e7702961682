import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { findMissing } from './find-missing';
import type { DraftImage } from './project-draft';
import {
  fromDraft,
  fromFile,
  fromStored,
  isChanged,
  toDraft,
  withoutUpload,
  withStored,
  withUpload,
  type StoredImage,
  type StripImage,
} from './strip-image';
import { useUploads } from './use-uploads';

export type ImageStripState = ReturnType<typeof useImageStrip>;

/**
 * The pictures of a project form: their order, and the way of the new ones to the server, which begins when they are
 * chosen.
 */
export function useImageStrip(projectImages: StoredImage[], draft: DraftImage[] | null) {
  const [stored, setStored] = useState(projectImages);
  const [images, setImages] = useState(() => fromDraft(draft, projectImages));
  const [wanted, setWanted] = useState(() => namesOf(draft?.filter(({ documentId }) => documentId === null)));
  const objectUrls = useRef(new Set<string>());
  const { upload, cancel, forget } = useUploads((id, state) =>
    setImages((all) => all.map((image) => (image.id === id ? withUpload(image, state) : image))),
  );

  useEffect(() => {
    const urls = objectUrls.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  /** Names of pictures that have to be chosen again. */
  const missing = wanted.filter((name) => !images.some((image) => image.name === name));

  function add(files: readonly File[]) {
    const added = files.map(fromFile);
    added.forEach(({ src }) => objectUrls.current.add(src));
    setImages((all) => [...all, ...added]);
    added.forEach(start);
  }

  /** Its failure shows beside it. */
  function start(image: StripImage) {
    upload(image).catch(() => undefined);
  }

  function drop(unwanted: readonly StripImage[]) {
    for (const { id, src } of unwanted) {
      forget(id);
      if (objectUrls.current.delete(src)) URL.revokeObjectURL(src);
    }
    setImages((all) => all.filter((image) => !unwanted.some(({ id }) => id === image.id)));
  }

  function move(id: string, to: number) {
    setImages((all) => {
      const from = all.findIndex((image) => image.id === id);
      return arrayMove(all, from, to);
    });
  }

  /** Asks again for those whose file is not here. */
  function askAgain(gone: readonly StripImage[]) {
    if (gone.length === 0) return;
    drop(gone);
    setWanted((names) => [...names, ...namesOf(gone)]);
  }

  return {
    images,
    missing,
    /** For a draft; null while nothing is to be kept. */
    toKeep:
      isChanged(images, stored) || missing.length > 0
        ? [...images.map(toDraft), ...missing.map(toMissing)]
        : null,
    add,
    move,
    start,
    cancelUpload: cancel,
    remove(image: StripImage) {
      drop([image]);
      setStored((all) => all.filter(({ documentId }) => documentId !== image.id));
    },

    /** After waiting for uploads that still run: the ids of all pictures in their order. */
    async uploadAll(): Promise<string[]> {
      const uploads = images.map(upload);
      await Promise.allSettled(uploads);
      return Promise.all(uploads);
    },

    /** Looks whether the server still has what a draft names. */
    async check() {
      askAgain(await findMissing(images.filter(isRestored)));
    },

    /** The server has them no more: chosen files are sent once more. */
    resend() {
      askAgain(images.filter(isRestored));
      const again = images.filter(({ file }) => file).map(withoutUpload);
      again.forEach(({ id }) => forget(id));
      setImages((all) => all.map(withoutUpload));
      again.forEach(start);
    },

    /** The project's pictures as they are now, after somebody else's change. */
    takeStored(latest: StoredImage[]) {
      setStored(latest);
      setImages((all) => withStored(all, latest));
    },

    startOver() {
      drop(images);
      setWanted([]);
      setImages(stored.map(fromStored));
    },
  };
}

/** From a draft: on the server, but not in a project yet. */
function isRestored({ isNew, file }: StripImage): boolean {
  return isNew && file === null;
}

function namesOf(images: readonly { name: string }[] = []): string[] {
  return images.map(({ name }) => name);
}

function toMissing(name: string): DraftImage {
  return { documentId: null, name, src: '', size: null };
}
