import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../lib/storage';

const loadContents = () => import('./form-contents');

/** A message that another page prepared goes into the form, once. What the visitor had typed can be brought back. */
export function usePreparedMessage(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const [own, setOwn] = useState('');
  const message = readMessage(location.state);

  useEffect(() => {
    const element = form.current;
    if (!element || !message) return;
    void loadContents().then(({ prepareMessage }) => {
      setOwn(prepareMessage(element, message));
      // A reload must not put it in again, over what was typed since.
      return navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    }, ignore);
  }, [form, message, navigate, pathname, search, hash]);

  async function bringBack() {
    const element = form.current;
    if (!element) return;
    const { replaceMessage } = await loadContents();
    replaceMessage(element, own);
    setOwn('');
  }

  return { hasOwn: own !== '', bringBack };
}

function readMessage(state: unknown): string {
  return isRecord(state) && typeof state.message === 'string' ? state.message : '';
}

/** The form stays as it is, and the message in the state for the next visit. */
function ignore() {}
