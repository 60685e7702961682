import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOfFirebase,
  updateProfile as updateFirebaseProfile,
  type User,
} from 'firebase/auth';
import { LONG_WAIT } from '../code/long-wait';
import { env } from '../env';

export type Account = {
  uid: string;
  displayName: string | null;
  photoURL: string | null;
  email: string | null;
  emailVerified: boolean;
};

const { useEmulator, ...config } = env.firebase;

/** Not getAuth(): on phones it loads Google's popup script at start and keeps the account waiting for it. */
const auth = initializeAuth(initializeApp(config), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (useEmulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

let isReady = false;
void auth.authStateReady().then(() => (isReady = true));

/** Reports the account now, and again whenever it or its token changes, also in another tab. */
export function watchAccount(report: (account: Account | null) => void): () => void {
  // Firebase takes a moment to hear of a sign-in in another tab: until then its "nobody" is out of date.
  let isOutOfDate = isReady;
  return onIdTokenChanged(auth, (user) => {
    if (user || !isOutOfDate) report(user && toAccount(user));
    isOutOfDate = false;
  });
}

/** An account that is there but has no name yet, because a step after the first one failed. */
let unfinished: { user: User; credentials: string } | null = null;

export async function register(name: string, email: string, password: string): Promise<Account> {
  const credentials = JSON.stringify([email, password]);
  const begun = unfinished?.credentials === credentials ? unfinished.user : null;
  const isSignedIn = begun !== null && begun === auth.currentUser;
  const user = isSignedIn ? begun : (await createUserWithEmailAndPassword(auth, email, password)).user;
  unfinished = { user, credentials };
  await updateFirebaseProfile(user, { displayName: name });
  await user.reload();
  unfinished = null;
  return toAccount(user);
}

export async function signIn(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return toAccount(user);
}

export async function signInWithGoogle(): Promise<Account> {
  const popup = signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  const { user } = await Promise.race([popup, silenceOfGoogle()]);
  return toAccount(user);
}

/** Fails where a network swallows Google's script, without which there is no pop-up: Firebase would wait for minutes. */
async function silenceOfGoogle(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LONG_WAIT));
  if ('gapi' in window) return new Promise(() => {});
  throw Object.assign(new Error("Google's script has not come."), { code: 'auth/internal-error' });
}

export function signOut(): Promise<void> {
  return signOutOfFirebase(auth);
}

export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email);
}

export async function sendVerification(): Promise<void> {
  await sendEmailVerification(signedInUser());
}

export async function updateProfile(displayName: string, photoURL: string): Promise<Account> {
  const user = signedInUser();
  await updateFirebaseProfile(user, { displayName, photoURL });
  return toAccount(user);
}

/** Reads the account anew, with a new token: a just verified address counts at once. */
export async function refreshAccount(): Promise<Account> {
  const user = signedInUser();
  await user.reload();
  await user.getIdToken(true);
  return toAccount(user);
}

/** The ID token of the signed-in account, or null; `fresh` asks Firebase for a new one. */
export async function getIdToken({ fresh = false } = {}): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken(fresh) : null;
}

function signedInUser(): User {
  if (!auth.currentUser) throw new Error('Please sign in again.');
  return auth.currentUser;
}

function toAccount({ uid, displayName, photoURL, email, emailVerified }: User): Account {
  return { uid, displayName, photoURL, email, emailVerified };
}
