import { AsyncLocalStorage } from 'node:async_hooks';
import type { FirebaseUser } from './id-tokens';

type State = {
  firebaseUser?: Promise<FirebaseUser>;
  /** Of the panel. */
  user?: { firstname?: string | null; lastname?: string | null; email?: string };
};

const LONGEST_NAME = 100;

const given = new AsyncLocalStorage<string>();

/** For what the CMS does by itself, such as 'Schedule'. */
export function inTheNameOf<Result>(name: string, work: () => Result): Result {
  return given.run(name, work);
}

/** Name or address of whoever sent the request that is being answered; null at the start. */
export async function currentEditor(): Promise<string | null> {
  const name = given.getStore();
  if (name) return name;
  const state: State | undefined = strapi.requestContext.get()?.state;
  if (state?.firebaseUser) {
    const { name: own, email, uid } = await state.firebaseUser;
    return toPlain(own) || email || uid;
  }
  const { firstname, lastname, email } = state?.user ?? {};
  return toPlain([firstname, lastname].filter(Boolean).join(' ')) || email || null;
}

/** People choose their names themselves: PostgreSQL, for one, does not store every character. */
function toPlain(name = ''): string {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(plain).slice(0, LONGEST_NAME).join('');
}
