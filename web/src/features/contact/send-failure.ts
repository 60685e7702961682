/** Why a message could not be sent, in words for its writer. */
export function failureReason(error: unknown, isOnline: boolean): string {
  if (!isOnline) return 'You are offline.';
  if (hasStatus(error, 429)) return 'Too many messages were sent in a short time. Please wait a few minutes.';
  if (hasStatus(error, 413)) return 'It is too large. Please shorten your message.';
  if (error instanceof TypeError) return 'The server cannot be reached.';
  if (error instanceof DOMException) return 'The server does not answer.';
  return 'The server did not accept it.';
}

function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status;
}
