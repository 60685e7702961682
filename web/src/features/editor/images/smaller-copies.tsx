import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { shrinkImage } from './shrink-image';
import { megabytes } from './form-image';

type Props = {
  files: readonly File[];
  isDisabled: boolean;
  /** Whether another picture may be added by now: a form may be full or closed while copies are made. */
  hasRoom: () => boolean;
  onMade: (copy: File) => void;
  /** @param made once all that are wanted are */
  onBegin: (made: Promise<void>) => void;
};

/** What can be done about pictures that are too large, and what came of it. */
export function SmallerCopies({ files, isDisabled, hasRoom, onMade, onBegin }: Props) {
  const [busy, setBusy] = useState<readonly File[]>([]);
  const [results, setResults] = useState<ReadonlyMap<File, string>>(new Map());
  const waiting = files.filter((file) => !results.has(file));

  function begin(wanted: readonly File[]) {
    const made = make(wanted);
    onBegin(made);
  }

  /** One after the other: a photo of a phone takes some hundred MB while it is drawn. */
  async function make(wanted: readonly File[]) {
    setBusy(wanted);
    for (const file of wanted) {
      if (!hasRoom()) break;
      const copy = await shrinkImage(file).catch(() => null);
      if (!hasRoom()) break;
      if (copy) onMade(copy);
      // A form that is saved and gone by then shows no result.
      else toast.error(resultOf(file, copy));
      setResults((before) => new Map(before).set(file, resultOf(file, copy)));
    }
    setBusy([]);
  }

  return (
    <Stack gap="3">
      {files.map((file, index) => (
        <HStack key={`${index} ${file.lastModified} ${file.name}`} css={row}>
          <Text role="status" textStyle="sm">
            {results.get(file) ?? `${file.name} has ${megabytes(file.size)}.`}
          </Text>
          {waiting.includes(file) && (
            <Button
              size="sm"
              variant="outline"
              loading={busy.includes(file)}
              disabled={isDisabled || busy.length > 0}
              aria-label={`Add a smaller copy of ${file.name}`}
              onClick={() => begin([file])}
            >
              Add a smaller copy
            </Button>
          )}
        </HStack>
      ))}
      {waiting.length > 1 && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          disabled={isDisabled || busy.length > 0}
          onClick={() => begin(waiting)}
        >
          Add smaller copies of all {waiting.length}
        </Button>
      )}
    </Stack>
  );
}

function resultOf(file: File, copy: File | null): string {
  if (!copy) return `No smaller copy of ${file.name} could be made.`;
  return `${file.name}: ${megabytes(file.size)}, added as a copy of ${megabytes(copy.size)}.`;
}

const row = {
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '3',
  px: '4',
  py: '3',
  borderRadius: 'md',
  bg: 'bg.muted',
};
