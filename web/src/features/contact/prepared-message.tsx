import { Link, Text } from '@chakra-ui/react';
import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { STAYS } from '../../paths';
import { isRecord } from '../../lib/storage/storage';
import { bringBack, prepareMessage } from './form-contents';
import { readSetAside } from './set-aside';

/** A message that another page prepared goes into the form, once. What the visitor had typed can be brought back. */
export function PreparedMessage({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const [own, setOwn] = useState(() => readSetAside().own);
  const message = readMessage(location.state);

  useEffect(() => {
    if (!form.current || !message) return;
    prepareMessage(form.current, message);
    // A reload must not put it in again, over what was typed since.
    const forget = async () => navigate({ pathname, search, hash }, { replace: true, state: STAYS });
    void forget().then(() => setOwn(readSetAside().own));
  }, [form, message, navigate, pathname, search, hash]);

  function swap() {
    if (form.current) bringBack(form.current);
    setOwn(readSetAside().own);
  }

  if (!own) return null;
  return (
    <Text role="status" textStyle="sm" color="fg.muted">
      What you had written before is kept.{' '}
      <Link asChild variant="underline" color="fg">
        <button type="button" onClick={swap}>
          Bring it back
        </button>
      </Link>
    </Text>
  );
}

function readMessage(state: unknown): string {
  return isRecord(state) && typeof state.message === 'string' ? state.message : '';
}
