import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type PropsWithChildren,
} from 'react';
import { setTokenSource } from '../../graphql/auth-link';
import type { Account } from '../../lib/vendors/firebase';
import { inTime, loadCode } from '../../lib/code/load-code';
import {
  parseAccount,
  readRememberedAccount,
  rememberAccount,
  watchRememberedAccount,
} from './remembered-account';

type Auth = {
  user: Account | null;
  /** True until it is known who is signed in, and while that is changing. Only guards wait for it. */
  loading: boolean;
  register(name: string, email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  signOut(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  sendVerification(): Promise<void>;
  updateProfile(displayName: string, photoURL: string): Promise<void>;
  refresh(): Promise<Account>;
};

const loadFirebase = () => loadCode(() => import('../../lib/vendors/firebase'));
const loadFirebaseInTime = () => inTime(loadFirebase());

const AuthContext = createContext<Auth | null>(null);

setTokenSource(async (options) => (await loadFirebaseInTime()).getIdToken(options));

export function AuthProvider({ children }: PropsWithChildren) {
  const remembered = useRememberedAccount();
  const confirmed = useConfirmation(Boolean(remembered));
  const [changing, setChanging] = useState(false);

  const user = useMemo(() => parseAccount(remembered), [remembered]);
  const unknown = remembered === undefined || (user !== null && !confirmed);
  const actions = useMemo(() => createActions(setChanging), []);
  const value = useMemo(
    () => ({ ...actions, user, loading: changing || unknown }),
    [actions, user, changing, unknown],
  );

  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider');
  return auth;
}

/** Undefined until the page has come alive, as on the server. */
function useRememberedAccount() {
  const [remembered, setRemembered] = useState<string | null>();

  useEffect(() => {
    const read = () => setRemembered(readRememberedAccount());
    // An urgent change up here would make React bring the whole page to life in one long task.
    startTransition(read);
    return watchRememberedAccount(read);
  }, []);

  return remembered;
}

/**
 * True once Firebase has reported who is signed in, or cannot be reached in time: then the remembered account stands
 * until it has.
 */
function useConfirmation(expected: boolean): boolean {
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    if (!expected) return;
    let stop: (() => void) | undefined;
    let left = false;
    const watched = loadFirebase().then(({ watchAccount }) => {
      if (left) return;
      stop = watchAccount((account) => {
        rememberAccount(account);
        setConfirmed(true);
      });
    });
    inTime(watched).catch(() => !left && setConfirmed(true));
    return () => {
      left = true;
      stop?.();
      setConfirmed(false);
    };
  }, [expected]);

  return confirmed;
}

function createActions(setChanging: (changing: boolean) => void) {
  async function change(
    action: (firebase: typeof import('../../lib/vendors/firebase')) => Promise<Account | null>,
  ) {
    setChanging(true);
    try {
      rememberAccount(await action(await loadFirebaseInTime()));
    } finally {
      setChanging(false);
    }
  }

  return {
    register: (name: string, email: string, password: string) =>
      change((firebase) => firebase.register(name, email, password)),
    signIn: (email: string, password: string) => change((firebase) => firebase.signIn(email, password)),
    signInWithGoogle: () => change((firebase) => firebase.signInWithGoogle()),
    signOut: () =>
      change(async (firebase) => {
        await firebase.signOut();
        return null;
      }),
    async sendPasswordReset(email: string) {
      await (await loadFirebaseInTime()).sendPasswordReset(email);
    },
    async sendVerification() {
      await (await loadFirebaseInTime()).sendVerification();
    },
    async updateProfile(displayName: string, photoURL: string) {
      rememberAccount(await (await loadFirebaseInTime()).updateProfile(displayName, photoURL));
    },
    async refresh() {
      const account = await (await loadFirebaseInTime()).refreshAccount();
      rememberAccount(account);
      return account;
    },
  };
}
