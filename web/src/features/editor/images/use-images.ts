import { useEffect, useRef } from 'react';
import { fromFile, isNew, type FormImage, type ImageChange, type ImageTexts } from './form-image';
import { useUploads } from './use-uploads';

type Field = {
  value: FormImage[];
  /** Not `value`, which uploads that end later have left behind. */
  read: () => FormImage[];
  change: (change: ImageChange) => void;
};

export type Images = ReturnType<typeof useImages>;

/** The pictures of a form, and the way of the new ones to the server, which begins when they are chosen. */
export function useImages({ value, read, change }: Field) {
  /** Of pictures that were dropped, too: they may be brought back. */
  const objectUrls = useRef<string[]>([]);
  /** Of large files, smaller copies that are still being made. */
  const copies = useRef<Promise<unknown>>(undefined);
  const { upload, cancel, forget } = useUploads((key, upload) => change({ type: 'sent', key, upload }));

  useEffect(() => {
    const urls = objectUrls.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  function add(files: readonly File[]) {
    const images = files.map(fromFile);
    objectUrls.current.push(...images.map(({ src }) => src));
    change({ type: 'added', images });
    images.forEach(start);
  }

  /** Its failure shows beside it. */
  function start({ key, file }: FormImage) {
    if (file) upload(key, file).catch(() => undefined);
  }

  function drop(images: readonly FormImage[], type: 'removed' | 'missing' = 'removed') {
    if (images.length === 0) return;
    images.forEach(({ key }) => forget(key));
    change({ type, images });
  }

  return {
    value,
    /** By now: copies that are made one after the other come later than what was shown when they began. */
    count: () => read().length,
    add,
    start,
    cancel,
    drop,
    move: (key: string, to: number) => change({ type: 'moved', key, to }),
    describe: (key: string, texts: Partial<ImageTexts>) => change({ type: 'described', key, texts }),

    /** What adds pictures by and by. */
    waitFor: (adding: Promise<unknown>) => {
      const all = Promise.allSettled([copies.current, adding]).then(() => {
        if (copies.current === all) copies.current = undefined;
      });
      copies.current = all;
    },

    /** When nothing adds pictures any more; nothing to wait for where nothing does. */
    added: () => copies.current,

    /** After waiting for copies that are made and uploads that still run: the ids of all pictures in their order. */
    async uploadAll(): Promise<string[]> {
      await copies.current;
      const uploads = read().map((image) =>
        image.status === 'stored' ? Promise.resolve(image.documentId) : upload(image.key, image.file),
      );
      await Promise.allSettled(uploads);
      return Promise.all(uploads);
    },

    /** Looks whether the server still has what a draft names. */
    async check() {
      const restored = read().filter(isRestored);
      const answers = await Promise.all(restored.map(isMissing));
      drop(
        restored.filter((_, index) => answers[index]),
        'missing',
      );
    },

    /** The server has them no more: chosen files are sent once more, others are asked for. */
    resend() {
      drop(read().filter(isRestored), 'missing');
      for (const image of read()) {
        forget(image.key);
        start(image);
      }
    },
  };
}

/** From a draft: on the server, but not in a project yet. */
function isRestored(image: FormImage): boolean {
  return isNew(image) && image.file === null;
}

/** When the server cannot be asked, a picture counts as there. */
async function isMissing({ src }: FormImage): Promise<boolean> {
  // The policy of the page allows no requests to where others keep our pictures.
  if (new URL(src, location.href).origin !== location.origin) return false;
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
