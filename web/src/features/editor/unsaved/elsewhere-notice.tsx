import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { onDraftElsewhere, type DraftKey } from '../../../lib/storage/drafts';

/** Tells that another tab has the same form open. */
export function ElsewhereNotice({ uid, name }: DraftKey) {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => onDraftElsewhere({ uid, name }, () => setElsewhere(true)), [uid, name]);
  return (
    <Text role="status" hidden={!isElsewhere} textStyle="sm" p="4" borderRadius="md" bg="bg.muted">
      {isElsewhere &&
        'This form is open in another tab, too. Until it is saved, this browser keeps what is typed in each.'}
    </Text>
  );
}
