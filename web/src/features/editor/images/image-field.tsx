import { chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { toast } from '../../../components/toasts/toaster';
import { LIMITS } from '../../../content/project-rules';
import { scrollBehavior } from '../../../lib/reduced-motion';
import { adviceOn, checkImages } from './check-images';
import { isNew, type FormImage } from './form-image';
import { ImageList } from './image-list';
import { ImagePicker } from './image-picker';
import { ImageTextsField } from './image-texts-field';
import { PickAdvice } from './pick-advice';
import { SmallerCopies } from './smaller-copies';
import type { Images } from './use-images';

type Props = {
  images: Images;
  error: string | undefined;
  isDisabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Deletes a picture of a project that is stored. */
  onDeleteStored?: (image: FormImage) => Promise<void>;
};

/** The pictures of a project: pick, put in order, remove. */
export function ImageField({ images, error, isDisabled, inputRef, onDeleteStored }: Props) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<FormImage | null>(null);
  const removedPlace = useRef(0);
  const [tooLarge, setTooLarge] = useState<File[]>([]);
  const [advice, setAdvice] = useState<string>();
  const count = images.value.length;
  const isAwaited = isDisabled && images.value.some(({ status }) => status === 'uploading');
  const removesLast = removing !== null && !isNew(removing) && count === 1;

  useEffect(() => {
    if (isAwaited) group.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  }, [isAwaited]);

  function pick(files: File[]) {
    const { tooLarge, rejections } = add(files);
    setTooLarge(tooLarge);
    setAdvice(rejections.map(adviceOn).find(Boolean));
  }

  function add(files: File[]) {
    const checked = checkImages(files, images.count(), { isNew: !onDeleteStored });
    const { accepted, rejections } = checked;
    rejections.forEach((rejection) => toast.error(rejection));
    if (accepted.length > 0) {
      images.add(accepted);
      toast.success(`${accepted.length} image(s) added successfully`);
    }
    return checked;
  }

  function askToRemove(image: FormImage) {
    removedPlace.current = images.value.indexOf(image) + 1;
    setRemoving(image);
  }

  /** Which has taken its place, or the last one. */
  function neighbour() {
    const place = `li:nth-child(${removedPlace.current})`;
    return group.current?.querySelector<HTMLElement>(`:is(${place}, li:last-child) > button`);
  }

  async function remove(image: FormImage) {
    setRemoving(null);
    if (onDeleteStored && !isNew(image)) {
      await onDeleteStored(image);
    } else {
      images.drop([image]);
      toast.success('Image removed from selection');
    }
  }

  return (
    <Stack ref={group} role="group" aria-labelledby={`${id}-label`} gap="3">
      <HStack justify="space-between">
        <Text id={`${id}-label`} textStyle="sm" fontWeight="medium">
          Images
        </Text>
        <Text textStyle="label" color="fg.subtle">
          {count} of {LIMITS.images}
        </Text>
      </HStack>
      {count > 0 && <ImageList images={images} isDisabled={isDisabled} onRemove={askToRemove} />}
      <ImagePicker
        id={`${id}-picker`}
        inputRef={inputRef}
        isCompact={count > 0}
        isDisabled={isDisabled}
        isFull={count >= LIMITS.images}
        errorId={error && `${id}-error`}
        onPick={pick}
      />
      <PickAdvice advice={advice} />
      {tooLarge.length > 0 && (
        <SmallerCopies
          files={tooLarge}
          isDisabled={isDisabled || count >= LIMITS.images}
          hasRoom={() => group.current !== null && images.count() < LIMITS.images}
          onMade={(copy) => add([copy])}
          onBegin={images.waitFor}
        />
      )}
      {error && (
        <chakra.p id={`${id}-error`} textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
      {count > 0 && <ImageTextsField images={images} isDisabled={isDisabled} />}
      <ConfirmDialog
        open={removing !== null}
        title="Delete Image"
        confirmLabel="Delete"
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
        fallbackFocus={() => neighbour() ?? document.getElementById(`${id}-picker`)}
      >
        Are you sure you want to delete this image?
        {removesLast && ' It is the last one: the project will be shown without images.'}
      </ConfirmDialog>
    </Stack>
  );
}
