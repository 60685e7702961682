import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../components/toasts/toaster';
import { readItem } from '../../lib/storage/storage';
import { DRAFT_KEY, FAILURE, SET_ASIDE_KEY, SUCCESS } from './contact-texts';

const loadContents = () => import('./form-contents');

/** Keeps what is typed until it has been sent. The code for that is loaded when the form is first touched. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const location = useLocation();
  const isPrepared = useSyncExternalStore(
    neverChanges,
    () => location.state !== null || Boolean(readItem(SET_ASIDE_KEY, 'sessionStorage')),
    () => false,
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (element && readItem(DRAFT_KEY, 'sessionStorage'))
      void loadContents().then(({ restore }) => restore(element), ignore);
  }, []);

  function prepare() {
    toast.prepare();
    loadContents().catch(ignore);
  }

  function keep({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    setSent(false);
    loadContents().then((contents) => contents.keep(currentTarget), ignore);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { isComplete, send } = await loadContents();
      if (isComplete(element)) {
        setSending(true);
        setProblem(null);
        setSent(false);
        report(await send(element));
      }
    } catch {
      report('The server cannot be reached.');
    }
    setSending(false);
    isBusy.current = false;
  }

  function report(failure: string | null) {
    setProblem(failure);
    setSent(!failure);
    if (failure) toast.error(FAILURE);
    else toast.success(SUCCESS);
  }

  /** What is wrong now takes the place of what went wrong before. */
  function refuse() {
    setProblem(null);
  }

  return { form, isPrepared, isSending, problem, isSent, prepare, keep, refuse, submit };
}

const neverChanges = () => () => {};

/** Tried again with the next touch, and told when the message is sent. */
function ignore() {}
