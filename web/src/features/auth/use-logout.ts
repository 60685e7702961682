import { useApolloClient } from '@apollo/client/react';
import { toast } from '../../components/toaster';
import { clearDrafts } from '../../lib/drafts';
import { useAuth } from './auth-context';

/** What the next account on this page must not find. */
const PRIVATE_FIELDS = ['viewer', 'messages_connection'];

export function useLogout() {
  const { signOut } = useAuth();
  const { cache } = useApolloClient();

  return async () => {
    try {
      await signOut();
      clearDrafts();
      PRIVATE_FIELDS.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
      cache.gc();
      toast.success('Logged out successfully!');
    } catch (error) {
      console.error(error);
      toast.error('Error logging out');
    }
  };
}
