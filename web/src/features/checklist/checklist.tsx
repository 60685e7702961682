import { Box, Button, Flex, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { ListChecksIcon, XIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { TryAgain } from '../../components/page/try-again';
import { env } from '../../lib/env';
import { PointItem } from './point-item';
import { pointsOf, type Point } from './points';
import { RemoveSamplesDialog } from './remove-samples-dialog';
import { useSetup } from './use-setup';

type Setup = ReturnType<typeof useSetup>;

/** What a new owner does first. It goes away when all is done, and when he wants it to. */
export function Checklist() {
  const place = useRef<HTMLDivElement>(null);
  const setup = useSetup();
  const [asked, setAsked] = useState<Setup['setup']>();
  const [isAsking, setAsking] = useState(false);
  const fallbackFocus = () => place.current;
  const points = setup.setup ? pointsOf(setup.setup, { hasEmailJs: env.emailjs !== null }) : [];
  const isOver = points.every(({ isDone }) => isDone);

  /** What had the focus may be gone. */
  async function keepFocus(change: Promise<boolean>) {
    if (await change) place.current?.focus({ preventScroll: true });
  }

  return (
    <Box ref={place} {...(!isOver && { role: 'region', 'aria-label': 'Setup' })} tabIndex={-1} outline="none">
      <Contents
        {...setup}
        points={isOver ? [] : points}
        confirm={(...answer) => void keepFocus(setup.confirm(...answer))}
        dismiss={(isDismissed) => void keepFocus(setup.dismiss(isDismissed))}
        onRemoveSamples={() => {
          setAsked(setup.setup);
          setAsking(true);
        }}
      />
      <RemoveSamplesDialog
        open={isAsking}
        setup={asked}
        onClose={() => setAsking(false)}
        fallbackFocus={fallbackFocus}
      />
    </Box>
  );
}

type ContentsProps = Pick<Setup, 'setup' | 'isFailed' | 'reload'> & {
  /** None when all is done. */
  points: Point[];
  confirm: (...answer: Parameters<Setup['confirm']>) => void;
  dismiss: (isDismissed: boolean) => void;
  onRemoveSamples: () => void;
};

function Contents({ setup, points, isFailed, reload, confirm, dismiss, onRemoveSamples }: ContentsProps) {
  if (!setup) return isFailed ? <Failure onRetry={reload} /> : null;
  if (points.length === 0) return null;
  if (setup.isDismissed) {
    return (
      <Button variant="plain" size="sm" px="0" color="fg.muted" onClick={() => dismiss(false)}>
        <ListChecksIcon aria-hidden /> Show the setup list
      </Button>
    );
  }
  return (
    <Stack layerStyle="panel" gap="0">
      <Header points={points} onDismiss={() => dismiss(true)} />
      <Box as="ul" listStyleType="none">
        {points.map((point) => (
          <PointItem key={point.title} point={point} onConfirm={confirm} onRemoveSamples={onRemoveSamples} />
        ))}
      </Box>
    </Stack>
  );
}

function Header({ points, onDismiss }: { points: Point[]; onDismiss: () => void }) {
  const done = points.filter(({ isDone }) => isDone).length;
  return (
    <Stack gap="5" px={{ base: '6', md: '10' }} py={{ base: '6', md: '8' }}>
      <Flex justify="space-between" align="flex-start" gap="4">
        <Stack gap="1">
          <Heading as="h2" textStyle="heading">
            Make this site yours
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {done} of {points.length} done
          </Text>
        </Stack>
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          me="-2"
          mt="-1"
          aria-label="Hide the setup list"
          onClick={onDismiss}
        >
          <XIcon />
        </IconButton>
      </Flex>
      <HStack aria-hidden gap="1.5">
        {points.map(({ title }, index) => (
          <Box
            key={title}
            flex="1"
            h="1"
            borderRadius="full"
            bg={index < done ? 'brand.solid' : 'border.emphasized'}
          />
        ))}
      </HStack>
    </Stack>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <HStack layerStyle="panel" justify="space-between" wrap="wrap" gap="4" px="5" py="4">
      <Text role="status" textStyle="sm" color="fg.muted">
        The setup list could not be loaded.
      </Text>
      <TryAgain size="sm" onRetry={onRetry} />
    </HStack>
  );
}
