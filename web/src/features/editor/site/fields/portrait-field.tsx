import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { toast } from '../../../../components/toasts/toaster';
import { adviceOn, checkImages } from '../../images/check-images';
import { isNew } from '../../images/form-image';
import { ImagePicker } from '../../images/image-picker';
import { ThumbnailPicture } from '../../images/image-thumbnail';
import { PickAdvice } from '../../images/pick-advice';
import { RemoveImageButton } from '../../images/remove-image-button';
import { SmallerCopies } from '../../images/smaller-copies';
import { UploadStatus } from '../../images/upload-status';
import type { Portrait } from '../form/use-portrait';
import { RemovedNotice } from '../../entries/removed-notice';
import { useFieldError } from '../../fields/use-field-error';

type Props = { portrait: Portrait; isDisabled: boolean };

/** The owner's picture: choose, replace, remove. */
export function PortraitField({ portrait, isDisabled }: Props) {
  const id = useId();
  const error = useFieldError('portrait');
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const [advice, setAdvice] = useState<string>();
  const { images, value, removed } = portrait;
  const { image } = value;

  function pick([file]: File[]) {
    if (!file) return;
    const checked = checkImages([file], 0, { isNew: true });
    checked.rejections.forEach((rejection) => toast.error(rejection));
    setAdvice(checked.rejections.map(adviceOn).find(Boolean));
    setTooLarge(checked.tooLarge[0] ?? null);
    if (checked.accepted[0]) portrait.pick(checked.accepted[0]);
  }

  const picker = () => document.getElementById(`${id}-picker`);

  function undo() {
    portrait.undo();
    picker()?.focus();
  }

  return (
    <Stack role="group" aria-labelledby={`${id}-label`} gap="3">
      <Text id={`${id}-label`} textStyle="sm" fontWeight="medium">
        Portrait
      </Text>
      <Grid templateColumns={image ? { base: '1fr', sm: '10rem 1fr' } : '1fr'} gap="4" alignItems="center">
        {image && (
          <Box position="relative" maxW={{ base: '10rem', sm: 'none' }}>
            <ThumbnailPicture key={image.key} src={image.src} />
            <RemoveImageButton
              label="Remove the portrait"
              isDisabled={isDisabled}
              onClick={portrait.remove}
            />
            {isNew(image) && (
              <UploadStatus
                image={image}
                onCancel={() => images.cancel(image.key)}
                onRetry={() => images.start(image)}
              />
            )}
          </Box>
        )}
        <ImagePicker
          id={`${id}-picker`}
          inputRef={undefined}
          label={image ? 'Choose another picture' : 'Choose a picture or drop it here'}
          isCompact={image !== null}
          isDisabled={isDisabled}
          errorId={error && `${id}-error`}
          onPick={pick}
        />
      </Grid>
      <PickAdvice advice={advice} />
      {!image && removed && (
        <RemovedNotice onUndo={undo} onClose={portrait.forget} fallbackFocus={picker}>
          The portrait is removed.
        </RemovedNotice>
      )}
      {tooLarge && (
        <SmallerCopies
          files={[tooLarge]}
          isDisabled={isDisabled}
          hasRoom={() => true}
          onMade={portrait.pick}
          onBegin={images.waitFor}
        />
      )}
      {error && (
        <chakra.p id={`${id}-error`} textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}
