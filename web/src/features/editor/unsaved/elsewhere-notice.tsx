import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { onDraftElsewhere, type DraftKey } from '../../../lib/storage/drafts';

/** Tells that another tab has the same form open, and keeps its contents in the same place. */
export function ElsewhereNotice({ uid, name }: DraftKey) {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => onDraftElsewhere({ uid, name }, setElsewhere), [uid, name]);
  return (
    <Text role="status" hidden={!isElsewhere} textStyle="sm" p="4" borderRadius="md" bg="bg.muted">
      {isElsewhere &&
        'This form is open in another tab, too. Of what is not saved, this browser keeps what was typed last.'}
    </Text>
  );
}
