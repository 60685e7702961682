import { Button } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from '../../../components/links/link';

type Props = {
  to: string;
  icon: LucideIcon;
  /** Keeps its place free until it is known whether it may be shown. */
  hidden?: boolean;
  children: ReactNode;
};

export function DashboardLink({ to, icon: Icon, hidden = false, children }: Props) {
  return (
    <Button
      asChild
      variant="outline"
      size={{ base: 'lg', md: 'md', xl: 'lg' }}
      visibility={hidden ? 'hidden' : undefined}
      css={{ '&[aria-current]': { borderColor: 'brand.solid', bg: 'brand.solid/10' } }}
    >
      <NavLink to={to}>
        <Icon aria-hidden /> {children}
      </NavLink>
    </Button>
  );
}
