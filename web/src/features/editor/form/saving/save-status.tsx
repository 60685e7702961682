import { Text, VisuallyHidden } from '@chakra-ui/react';
import { timeOfDay } from '../../../../lib/texts/local-time';
import type { SaveState } from './autosave';

/** What has become of the last change. Read out is only how it ended, not each beginning. */
export function SaveStatus({ state }: { state: SaveState }) {
  const text = textOf(state);

  return (
    <>
      <Text aria-hidden textStyle="sm" color="fg.muted">
        {text}
      </Text>
      <VisuallyHidden role="status">{state.kind !== 'saving' && text}</VisuallyHidden>
    </>
  );
}

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving…';
    case 'conflict':
      return 'Not saved: this project was changed elsewhere';
    case 'failed':
      return `Not saved: ${state.reason}`;
    case 'settled':
      return settledText(state);
  }
}

function settledText({ at, held }: Extract<SaveState, { kind: 'settled' }>): string {
  const [problem] = held;
  if (!at) return problem ? `Not saved: ${problem}` : '';
  const saved = `Saved as draft at ${timeOfDay(at)}`;
  return problem ? `${saved}, but not all: ${problem}` : saved;
}
