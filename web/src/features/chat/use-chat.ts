import { useSyncExternalStore } from 'react';
import { getChatState, initialState, subscribeToChats } from './chat-state';
import { currentSession } from './chats';

/** The chats with the one that is open; while the page is rendered on the server, an empty one. */
export function useChat() {
  const state = useSyncExternalStore(subscribeToChats, getChatState, () => initialState);
  const session = currentSession(state);
  return { ...state, session, arrivingHere: state.arriving.get(session.id) };
}
