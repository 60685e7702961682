import { chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/toaster';
import { LIMITS } from '../../content/project-rules';
import { checkImages } from './check-images';
import { ImagePicker } from './image-picker';
import { ImageStrip } from './image-strip';
import { SmallerCopy } from './smaller-copy';
import type { StripImage } from './strip-image';
import type { ImageStripState } from './use-image-strip';

type ImageFieldProps = {
  strip: ImageStripState;
  tooManyMessage: string;
  error: string | undefined;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Deletes a picture that the project already has. */
  onDeleteExisting?: (image: StripImage) => Promise<void>;
};

/** The pictures of a project: pick, put in order, remove. */
export function ImageField({
  strip,
  tooManyMessage,
  error,
  disabled,
  inputRef,
  onDeleteExisting,
}: ImageFieldProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<StripImage | null>(null);
  const [tooLarge, setTooLarge] = useState<File[]>([]);
  const awaited = disabled && strip.images.some(({ upload }) => upload.status === 'uploading');
  const removesLast = removing !== null && !removing.isNew && strip.images.length === 1;

  useEffect(() => {
    if (awaited) group.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [awaited]);

  function pick(files: File[]) {
    setTooLarge(add(files));
  }

  function add(files: File[]): File[] {
    const { accepted, rejections, tooLarge } = checkImages(files, strip.images.length, tooManyMessage);
    rejections.forEach((rejection) => toast.error(rejection));
    if (accepted.length > 0) {
      strip.add(accepted);
      toast.success(`${accepted.length} image(s) added successfully`);
    }
    return tooLarge;
  }

  async function remove(image: StripImage) {
    setRemoving(null);
    if (onDeleteExisting && !image.isNew) {
      await onDeleteExisting(image);
    } else {
      strip.remove(image);
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
          {strip.images.length} of {LIMITS.images}
        </Text>
      </HStack>
      {strip.images.length > 0 && <ImageStrip strip={strip} disabled={disabled} onRemove={setRemoving} />}
      <ImagePicker
        id={`${id}-picker`}
        inputRef={inputRef}
        compact={strip.images.length > 0}
        disabled={disabled}
        describedBy={error && `${id}-error`}
        onPick={pick}
      />
      {tooLarge.map((file, index) => (
        <SmallerCopy
          key={`${index} ${file.lastModified} ${file.name}`}
          file={file}
          disabled={disabled || strip.images.length >= LIMITS.images}
          onMade={(copy) => add([copy])}
        />
      ))}
      {error && (
        <chakra.p id={`${id}-error`} textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
      <ConfirmDialog
        open={removing !== null}
        title="Delete Image"
        confirmLabel="Delete"
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
        fallbackFocus={() => document.getElementById(`${id}-picker`)}
      >
        Are you sure you want to delete this image?
        {removesLast && ' It is the last one: the project will be shown without images.'}
      </ConfirmDialog>
    </Stack>
  );
}
