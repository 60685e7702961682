/** The contract between the chat page and the assistant. Free of dependencies: the web app imports it. */
export const CHAT_LIMITS = {
  /** Of one question, in UTF-16 units, as a browser counts. */
  messageLength: 1000,
  /** Of the conversation that goes to the model, newest first; older turns are left out. */
  turns: 60,
  historyLength: 60_000,
  /** Of a request, in bytes. */
  bodySize: 200 * 1024,
  /** Of one answer, in UTF-16 units; a model that says more is cut off. */
  answerLength: 20_000,
  questionsPerMinute: 20,
} as const;

/** The only model visitors know; which one really answers is the server's business. */
export const ASSISTANT_MODEL = 'assistant';

/** One signature for each model turn sent along, in order, with commas between. */
export const PROOFS_HEADER = 'x-answer-proofs';

/** The `modelVersion` of answers that are extracts of what is published. */
export const QUICK_ANSWER = 'quick-answer';

export const CHAT_MESSAGES = {
  blank: 'Please type a message.',
  tooLong: `Your message is too long (max ${CHAT_LIMITS.messageLength} characters).`,
  tooLarge: 'This chat is too large. Please start a new one.',
  malformed: 'This chat cannot be read. Please start a new one.',
  changed: 'This chat was changed. Please start a new one.',
  tooMany: 'You are asking very fast. Please wait a moment and try again.',
} as const;
