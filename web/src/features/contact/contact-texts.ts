export const SUCCESS = 'Message sent successfully!';
/** Stays where the form is, when the toast has gone. */
export const SENT = 'Thank you. Your message is on its way.';
export const FAILURE = 'Failed to send message. Please try again.';
export const TITLE = 'New Contact Message';

/** Of what is typed, in this tab's storage. */
export const DRAFT_KEY = 'portfolio.message';
/** Of what a prepared message took the place of. */
export const SET_ASIDE_KEY = 'portfolio.message-before';
