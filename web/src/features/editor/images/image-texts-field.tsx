import { Box, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useFormState } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import { Fold } from '../fields/fold';
import { useFieldError } from '../fields/use-field-error';
import { describeImage, textsOf, type FormImage } from './form-image';
import { TEXT_FIELDS } from './image-texts';
import { ThumbnailPicture } from './image-thumbnail';
import type { Images } from './use-images';

type Props = { images: Images; isDisabled: boolean };

/** What is said about each picture, to those who see it and to those who do not. */
export function ImageTextsField({ images, isDisabled }: Props) {
  const { errors } = useFormState({ name: 'images' });
  const described = images.value.filter((image) => textsOf(image).alternativeText.trim()).length;

  return (
    <Fold
      title="Texts of the images"
      detail={`${described} of ${images.value.length} described`}
      hasErrors={Array.isArray(errors.images)}
    >
      <Stack gap="5">
        <Text textStyle="xs" color="fg.subtle">
          Say what each image shows, for those who do not see it. A caption stands below it on the page of the
          project. Both may stay empty.
        </Text>
        {images.value.map((image, index) => (
          <TextsOfImage
            key={image.key}
            image={image}
            index={index}
            isDisabled={isDisabled}
            onDescribe={images.describe}
          />
        ))}
      </Stack>
    </Fold>
  );
}

type TextsOfImageProps = {
  image: FormImage;
  index: number;
  isDisabled: boolean;
  onDescribe: Images['describe'];
};

function TextsOfImage({ image, index, isDisabled, onDescribe }: TextsOfImageProps) {
  return (
    <Grid
      role="group"
      aria-label={describeImage({ ...image, size: null }, index)}
      templateColumns={{ base: '4.5rem 1fr', md: '6rem 1fr 1fr' }}
      columnGap="4"
      rowGap="3"
    >
      <ThumbnailPicture src={image.src} />
      {TEXT_FIELDS.map((field) => (
        <TextOfImage
          key={field.name}
          field={field}
          place={`images.${index}.newTexts.${field.name}`}
          value={textsOf(image)[field.name]}
          isDisabled={isDisabled}
          onChange={(text) => onDescribe(image.key, { [field.name]: text })}
        />
      ))}
    </Grid>
  );
}

type TextOfImageProps = {
  field: (typeof TEXT_FIELDS)[number];
  place: string;
  value: string;
  isDisabled: boolean;
  onChange: (text: string) => void;
};

function TextOfImage({ field: { label, max }, place, value, isDisabled, onChange }: TextOfImageProps) {
  const isNearlyFull = value.trim().length > 0.8 * max;

  return (
    <Box gridColumn={{ base: '2', md: 'auto' }}>
      <FormField
        label={label}
        error={useFieldError(place)}
        hint={isNearlyFull && `${value.trim().length} of ${max} characters`}
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            disabled={isDisabled}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </FormField>
    </Box>
  );
}
