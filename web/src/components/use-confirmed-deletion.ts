import { useState } from 'react';

/** What was asked to be deleted goes once that is confirmed: `dialog` is for a ConfirmDialog. */
export function useConfirmedDeletion<Entry>(remove: (entry: Entry) => Promise<void>) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function confirm(confirmed: Entry) {
    setBusy(true);
    await remove(confirmed);
    setBusy(false);
    setEntry(null);
  }

  return {
    /** Null while nothing is asked. */
    entry,
    ask: setEntry,
    dialog: {
      open: entry !== null,
      isBusy,
      onConfirm: () => void (entry && confirm(entry)),
      onCancel: () => setEntry(null),
    },
  };
}
