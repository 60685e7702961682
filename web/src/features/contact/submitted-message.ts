import { createContext } from 'react';
import type { MessageText } from './message-draft';

/** What became of a message that the browser posted by itself, without the app's code. */
export type SubmittedMessage = { text: MessageText; problem: string | null };

export const Submitted = createContext<SubmittedMessage | null>(null);
