export const SUCCESS = 'Message sent successfully!';
export const FAILURE = 'Failed to send message. Please try again.';
export const TITLE = 'New Contact Message';

/** Of what is typed, in this tab's storage. */
export const DRAFT_KEY = 'portfolio.message';
