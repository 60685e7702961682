/** Limits of the contact form, for the server and the browser. Free of dependencies: the web app imports it. */
export const CONTACT_LIMITS = {
  nameLength: 100,
  emailLength: 254,
  messageLength: 5000,
  /** Less, and it was a robot that filled the form. */
  minimumFillMilliseconds: 2000,
} as const;

/** Of a whole address, as in the `pattern` of an input. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+';
