type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string>();

/** What stands in the fields of a rendered page: React may put its own text there when it takes the page over. */
export function noteTypedText(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue) typed.set(field, field.value);
}

/**
 * Tells the app of it, once. Fields of rendered pages listen with `onInput`: for its `onChange` React takes what it
 * found there for known.
 */
export function typeAgain(): void {
  for (const [field, text] of typed) {
    if (field.value === field.defaultValue) field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed.clear();
}
