/** Of a system call or a driver; empty when there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What a driver says; Knex puts the statement before it. */
export function reasonOf({ message }: Error): string {
  return message.split(' - ').at(-1) ?? message;
}
