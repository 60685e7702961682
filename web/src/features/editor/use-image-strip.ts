import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { runLimited } from './run-limited';
import { fromFile, withoutUpload, withUpload, type StripImage } from './strip-image';
import { useUploads } from './use-uploads';

const PARALLEL_UPLOADS = 2;

export type ImageStripState = ReturnType<typeof useImageStrip>;

/** The pictures of a project form: their order, and the way of the new ones to the server. */
export function useImageStrip(initial: StripImage[] = []) {
  const [images, setImages] = useState(initial);
  const objectUrls = useRef(new Set<string>());
  const { upload, cancel } = useUploads((id, state) =>
    setImages((all) => all.map((image) => (image.id === id ? withUpload(image, state) : image))),
  );

  useEffect(() => {
    const urls = objectUrls.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  function add(files: readonly File[]) {
    const added = files.map(fromFile);
    added.forEach(({ src }) => objectUrls.current.add(src));
    setImages((all) => [...all, ...added]);
  }

  function remove({ id, src }: StripImage) {
    cancel(id);
    if (objectUrls.current.delete(src)) URL.revokeObjectURL(src);
    setImages((all) => all.filter((image) => image.id !== id));
  }

  function move(id: string, to: number) {
    setImages((all) => {
      const from = all.findIndex((image) => image.id === id);
      return arrayMove(all, from, to);
    });
  }

  /** When the server has them no more, the next save uploads all chosen files again. */
  function forgetUploads() {
    setImages((all) => all.map(withoutUpload));
  }

  /** Uploads what the server does not have yet; answers the ids of all pictures in their order. */
  async function uploadAll(): Promise<string[]> {
    const documentIds: string[] = [];
    await runLimited(
      PARALLEL_UPLOADS,
      images.map((image, index) => async () => {
        documentIds[index] = await upload(image);
      }),
    );
    return documentIds;
  }

  return { images, setImages, add, remove, move, upload, cancelUpload: cancel, uploadAll, forgetUploads };
}
