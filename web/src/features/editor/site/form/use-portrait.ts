import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  changeImages,
  fromStored,
  type FormImage,
  type ImageChange,
  type StoredImage,
} from '../../images/form-image';
import { useImages } from '../../images/use-images';
import type { PortraitValue } from './site-draft';

export type Portrait = ReturnType<typeof usePortrait>;

/** The one picture of a form: on its way to the server once it is chosen, and back when its removal is undone. */
export function usePortrait(stored: StoredImage | null, draft: PortraitValue | null) {
  const [value, setValue] = useState<PortraitValue>(() => draft ?? unchanged(stored));
  const [removed, setRemoved] = useState<FormImage | null>(null);
  // Uploads that end later must not bring back what was chosen before.
  const latest = useRef(value);
  const images = useImages({ value: toList(value), read: () => toList(latest.current), change });

  const check = useEffectEvent(() => images.check());
  useEffect(() => void check(), []);

  function put(next: PortraitValue) {
    latest.current = next;
    setValue(next);
  }

  function change(how: ImageChange) {
    const { missing } = latest.current;
    const [image = null] = changeImages(toList(latest.current), how).slice(-1);
    const lost = how.type === 'missing' ? how.images.map(({ name }) => name) : missing;
    put({ image, missing: how.type === 'added' ? [] : lost });
  }

  function replace(next: FormImage | null) {
    const { image } = latest.current;
    if (image?.status === 'uploading') images.cancel(image.key);
    setRemoved(image);
    put({ image: next, missing: latest.current.missing });
  }

  return {
    images,
    value,
    removed,
    pick(file: File) {
      replace(null);
      images.add([file]);
    },
    remove: () => replace(null),
    undo() {
      put({ image: removed, missing: [] });
      if (removed?.status === 'uploading') images.start(removed);
      setRemoved(null);
    },
    /** What was removed stays removed. */
    forget: () => setRemoved(null),
    /** After a change elsewhere, or when what was changed here is given up. */
    reset(image: StoredImage | null) {
      setRemoved(null);
      put(unchanged(image));
    },
    isChanged: (site: StoredImage | null) => isChanged(value, site),
    /** Its id on the server, once it has arrived; that of the stored one, while another has to be chosen again. */
    async upload(stored: StoredImage | null): Promise<string | null> {
      const { image, missing } = latest.current;
      if (!image && missing.length > 0) return stored?.documentId ?? null;
      const [id = null] = await images.uploadAll();
      return id;
    },
  };
}

function isChanged({ image, missing }: PortraitValue, stored: StoredImage | null): boolean {
  const id = image?.status === 'stored' ? image.documentId : image?.key;
  return missing.length > 0 || id !== stored?.documentId;
}

function unchanged(stored: StoredImage | null): PortraitValue {
  return { image: stored && fromStored(stored), missing: [] };
}

function toList({ image }: PortraitValue): FormImage[] {
  return image ? [image] : [];
}
