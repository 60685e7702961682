import { Box, Button, Center, chakra, Flex, Icon, Text } from '@chakra-ui/react';
import { CheckIcon, RotateCwIcon } from 'lucide-react';
import { isRefused, type FormImage } from './form-image';

type Props = {
  image: FormImage;
  onCancel: () => void;
  onRetry: () => void;
};

/** How far a picture has come on its way to the server, laid over the foot of its thumbnail. */
export function UploadStatus({ image, onCancel, onRetry }: Props) {
  if (image.status === 'stored') return <Arrived />;
  const { name } = image;

  return (
    <Flex
      position="absolute"
      insetInline="0"
      bottom="0"
      align="center"
      justify="space-between"
      gap="2"
      minH="8"
      px="2"
      borderBottomRadius="md"
      bg="bg/90"
      textStyle="xs"
    >
      {image.status === 'uploading' && (
        <>
          <ProgressBar name={name} percent={Math.round(image.progress * 100)} />
          <SmallButton onClick={onCancel} aria-label={`Cancel upload of ${name}`}>
            Cancel
          </SmallButton>
        </>
      )}
      {image.status === 'failed' && (
        <>
          <Text role="alert" color="fg.error" lineClamp="2" title={image.reason}>
            {image.reason}
          </Text>
          {!isRefused(image) && (
            <SmallButton onClick={onRetry} aria-label={`Retry upload of ${name}`}>
              <RotateCwIcon aria-hidden /> Retry
            </SmallButton>
          )}
        </>
      )}
    </Flex>
  );
}

function Arrived() {
  return (
    <Center
      role="img"
      aria-label="Uploaded"
      position="absolute"
      bottom="2"
      insetEnd="2"
      boxSize="6"
      borderRadius="full"
      bg="bg/85"
      color="fg.success"
      pointerEvents="none"
    >
      <Icon boxSize="3.5">
        <CheckIcon aria-hidden />
      </Icon>
    </Center>
  );
}

function ProgressBar({ name, percent }: { name: string; percent: number }) {
  return (
    <Box
      role="progressbar"
      aria-label={`Upload of ${name}`}
      aria-valuenow={percent}
      flex="1"
      h="1"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box h="full" bg="brand.solid" transition="width {durations.fast}" style={{ width: `${percent}%` }} />
    </Box>
  );
}

const SmallButton = chakra(
  Button,
  { base: { h: '6', px: '2', minW: '0', textStyle: 'xs', _icon: { boxSize: '3.5' } } },
  { defaultProps: { variant: 'ghost' } },
);
