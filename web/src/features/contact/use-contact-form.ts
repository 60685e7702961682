import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { toast } from '../../components/toaster';
import { CONTACT_LIMITS } from '../../content/contact-rules';
import { clearDraft, readDraft, saveDraft, type MessageText } from './message-draft';
import { failureReason } from './send-failure';

const FIELDS = ['name', 'email', 'message'] as const;
const { messageLength } = CONTACT_LIMITS;

const loadSender = () => import('./send-message');

/** Keeps what is typed until it has been sent. The code that sends is loaded when the form is first touched. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (form.current) restore(form.current);
  }, []);

  function keep({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    limitLength(currentTarget);
    saveDraft(textIn(currentTarget));
  }

  async function send(element: HTMLFormElement) {
    const { sendMessage } = await loadSender();
    await sendMessage(saveDraft(textIn(element)), field(element, 'website').value);
    clearDraft();
    element.reset();
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current || !isComplete(element)) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    try {
      await send(element);
      toast.success('Message sent successfully!');
    } catch (error) {
      setProblem(failureReason(error, navigator.onLine));
      toast.error('Failed to send message. Please try again.');
    }
    busy.current = false;
    setSending(false);
  }

  function prepare() {
    toast.prepare();
    loadSender().catch(() => {});
  }

  return { form, sending, problem, keep, submit, prepare };
}

function field(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function textIn(form: HTMLFormElement): MessageText {
  const [name, email, message] = FIELDS.map((fieldName) => field(form, fieldName).value);
  return { name, email, message } as MessageText;
}

/** What was typed before the page came alive stays. */
function restore(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft) for (const name of FIELDS) field(form, name).value ||= draft[name];
  limitLength(form);
  const text = textIn(form);
  if (Object.values(text).some(Boolean)) saveDraft(text);
}

/** A field of blanks is an empty one to us, though not to the browser. */
function isComplete(form: HTMLFormElement): boolean {
  for (const name of FIELDS) field(form, name).value = field(form, name).value.trim();
  return form.reportValidity();
}

/** Instead of `maxlength`, which cuts what is pasted without a word. */
function limitLength(form: HTMLFormElement): void {
  const message = field(form, 'message');
  const surplus = message.value.trim().length - messageLength;
  message.setCustomValidity(
    surplus > 0
      ? `Please shorten your message by ${surplus} ${surplus === 1 ? 'character' : 'characters'}.`
      : '',
  );
}
