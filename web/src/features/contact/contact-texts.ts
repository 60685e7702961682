export const SUCCESS = 'Message sent successfully!';
export const FAILURE = 'Failed to send message. Please try again.';
export const TITLE = 'New Contact Message';
