import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { NavLink } from 'react-router-dom';

type DashboardLinkProps = { to: string; icon: IconType; children: ReactNode };

export function DashboardLink({ to, icon: Icon, children }: DashboardLinkProps) {
  return (
    <Button
      asChild
      variant="outline"
      size="lg"
      flex={{ base: '1 0 auto', sm: 'initial' }}
      css={{ '&[aria-current]': { borderColor: 'brand.solid', bg: 'bg.success' } }}
    >
      <NavLink to={to}>
        <Icon aria-hidden /> {children}
      </NavLink>
    </Button>
  );
}
