import { CONTACT_LIMITS } from '../../content/contact-rules';
import { clearDraft, readDraft, saveDraft, type MessageText } from './message-draft';
import { failureReason } from './send-failure';
import { sendMessage } from './send-message';
import { readSetAside, setAside } from './set-aside';

const FIELDS = ['name', 'email', 'message'] as const;
const { messageLength } = CONTACT_LIMITS;

/** Fills in what was typed before a reload; what was typed since then stays. */
export function restore(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of FIELDS) {
    const control = field(form, name);
    if (draft?.[name] && control.value === control.defaultValue) control.value = draft[name];
  }
  if (FIELDS.some((name) => field(form, name).value !== field(form, name).defaultValue)) keep(form);
}

/** Puts a prepared message in. What the visitor has written himself is set aside, all of it. */
export function prepareMessage(form: HTMLFormElement, message: string): void {
  restore(form);
  const own = [readSetAside().own, ownMessage(form)].filter(Boolean).join('\n\n');
  setAside({ own, prepared: replaceMessage(form, message.slice(0, messageLength)) });
}

/** Changes places with what was set aside, so that neither is lost. */
export function bringBack(form: HTMLFormElement): void {
  const own = ownMessage(form);
  replaceMessage(form, readSetAside().own);
  setAside({ own });
  // The button may go with that.
  field(form, 'message').focus();
}

/** Not what the message only begins with: the next form may be about something else. */
export function keep(form: HTMLFormElement): void {
  limitLength(form);
  const { value, defaultValue } = field(form, 'message');
  const text = textIn(form);
  saveDraft(value === defaultValue ? { ...text, message: '' } : text);
}

/** A field of blanks is an empty one to us, though not to the browser. */
export function isComplete(form: HTMLFormElement): boolean {
  for (const name of FIELDS) field(form, name).value = field(form, name).value.trim();
  limitLength(form);
  return form.reportValidity();
}

/** Answers why it failed, or null when it did not: then the form is empty again. */
export async function send(form: HTMLFormElement): Promise<string | null> {
  try {
    await sendMessage(saveDraft(textIn(form)), field(form, 'website').value);
  } catch (error) {
    return failureReason(error, navigator.onLine);
  }
  clearDraft();
  setAside({ prepared: '' });
  for (const name of FIELDS) field(form, name).value = '';
  return null;
}

function ownMessage(form: HTMLFormElement): string {
  const { value, defaultValue } = field(form, 'message');
  const others = [defaultValue, readSetAside().prepared];
  return others.some((other) => other.trim() === value.trim()) ? '' : value;
}

/** @returns it, as the field holds it */
function replaceMessage(form: HTMLFormElement, message: string): string {
  const control = field(form, 'message');
  control.value = message;
  keep(form);
  return control.value;
}

function field(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`The form has no field "${name}".`);
}

function textIn(form: HTMLFormElement): MessageText {
  const { value: name } = field(form, 'name');
  const { value: email } = field(form, 'email');
  const { value: message } = field(form, 'message');
  return { name, email, message };
}

/** Instead of `maxlength`, which cuts what is pasted without a word. */
function limitLength(form: HTMLFormElement): void {
  const message = field(form, 'message');
  const surplus = message.value.trim().length - messageLength;
  const characters = surplus === 1 ? 'character' : 'characters';
  message.setCustomValidity(surplus > 0 ? `Please shorten your message by ${surplus} ${characters}.` : '');
}
