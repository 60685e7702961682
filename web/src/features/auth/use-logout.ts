import { toast } from '../../components/toaster';
import { useAuth } from './auth-context';

export function useLogout() {
  const { signOut } = useAuth();

  return async () => {
    try {
      await signOut();
      toast.success('Logged out successfully!');
    } catch (error) {
      console.error(error);
      toast.error('Error logging out');
    }
  };
}
