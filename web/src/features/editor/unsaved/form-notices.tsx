import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { BusyButton } from '../../../components/form/busy-button';
import { toast } from '../../../components/toasts/toaster';
import { Warning } from './warning';

type DraftNoticeProps = {
  /** Names of pictures that have to be chosen again, or are left out. */
  missing?: string[];
  /** While it is being saved. */
  isDisabled: boolean;
  onLeaveOut?: () => void;
  onStartOver: () => void;
};

export function DraftNotice({ missing = [], isDisabled, onLeaveOut, onStartOver }: DraftNoticeProps) {
  return (
    <HStack justify="space-between" gap="4" wrap="wrap" p="4" borderRadius="md" bg="bg.muted">
      <Text role="status" textStyle="sm">
        What you had not saved is back.
        {missing.length > 0 &&
          ` The server does not have all of your images. Please choose these images again: ${missing.join(', ')}.`}
      </Text>
      <HStack gap="3" wrap="wrap">
        {missing.length > 0 && onLeaveOut && (
          <NoticeButton label="Leave them out" isDisabled={isDisabled} onClick={onLeaveOut} />
        )}
        <NoticeButton label="Start over" isDisabled={isDisabled} onClick={onStartOver} />
      </HStack>
    </HStack>
  );
}

type NoticeButtonProps = { label: string; isDisabled: boolean; onClick: () => void };

/** It goes with its notice, and the form takes its focus. */
function NoticeButton({ label, isDisabled, onClick }: NoticeButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={isDisabled}
      onClick={({ currentTarget: { form } }) => {
        onClick();
        form?.focus({ preventScroll: true });
      }}
    >
      {label}
    </Button>
  );
}

type ConflictNoticeProps = { message: string; onReload: () => Promise<void> };

export function ConflictNotice({ message, onReload }: ConflictNoticeProps) {
  const [isBusy, setBusy] = useState(false);

  async function reload() {
    setBusy(true);
    try {
      await onReload();
    } catch {
      toast.error('The latest version could not be loaded.');
      setBusy(false);
    }
  }

  return (
    <Warning title={message}>
      <Text textStyle="sm" color="fg.muted">
        What you have changed here stays as it is; everything else is brought up to date.
      </Text>
      <BusyButton size="sm" variant="outline" isBusy={isBusy} onClick={() => void reload()}>
        Reload
      </BusyButton>
    </Warning>
  );
}
