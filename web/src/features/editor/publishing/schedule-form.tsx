import { useMutation } from '@apollo/client/react';
import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { BusyButton } from '../../../components/form/busy-button';
import { toast } from '../../../components/toasts/toaster';
import {
  ScheduleProjectDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import { reportFailure } from '../../../graphql/request-failure';
import { localTime, toLocalValue } from '../../../lib/texts/local-time';

const HOUR = 3600 * 1000;

type Props = { project: OwnProjectCard_projectFragment; onClose: () => void };

/** When a draft goes public by itself. */
export function ScheduleForm({ project: { documentId, publishAt }, onClose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(() => toLocalValue(publishAt ? new Date(publishAt) : nextHour()));
  const [problem, setProblem] = useState<string>();
  const [schedule, { loading }] = useMutation(ScheduleProjectDocument, { context: { auth: true } });

  async function save(time: Date | null) {
    try {
      await schedule({ variables: { documentId, publishAt: time?.toISOString() ?? null } });
      toast.success(
        time ? `Goes public on ${localTime(time.toISOString())}` : 'It does not go public by itself',
      );
      onClose();
    } catch (error) {
      reportFailure(error, 'Failed to schedule the project');
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const time = new Date(value);
    const reason = problemOf(time);
    setProblem(reason);
    if (reason) field.current?.focus();
    else void save(time);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Text color="fg.muted">
          It must be complete by then. A draft that is not stays as it is, and My Projects says why.
        </Text>
        <Stack gap="2">
          <label htmlFor={id}>Date and time ({Intl.DateTimeFormat().resolvedOptions().timeZone})</label>
          <Input
            ref={field}
            id={id}
            type="datetime-local"
            value={value}
            min={toLocalValue(new Date())}
            max="9999-12-31T23:59"
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setValue(event.target.value)}
          />
          <Text id={`${id}-problem`} role="alert" textStyle="sm" color="fg.error">
            {problem}
          </Text>
        </Stack>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          {publishAt && (
            <Button variant="outline" disabled={loading} onClick={() => void save(null)}>
              Take it back
            </Button>
          )}
          <BusyButton type="submit" colorPalette="brand" isBusy={loading}>
            Schedule
          </BusyButton>
        </HStack>
      </Stack>
    </form>
  );
}

function nextHour(): Date {
  return new Date(Math.ceil((Date.now() + HOUR / 2) / HOUR) * HOUR);
}

function problemOf(time: Date): string | undefined {
  if (Number.isNaN(time.getTime())) return 'Choose a date and a time';
  return time.getTime() <= Date.now() ? 'This time has passed: choose a later one' : undefined;
}
