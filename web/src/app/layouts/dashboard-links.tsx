import { HStack } from '@chakra-ui/react';
import { LayoutGridIcon, PlusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { DashboardLink } from './dashboard-link';

export function DashboardLinks({ children }: { children: ReactNode }) {
  return (
    <HStack as="nav" aria-label="Dashboard" gap="3" wrap="wrap">
      <DashboardLink to={paths.addPortfolio} icon={PlusIcon}>
        Add New Project
      </DashboardLink>
      <DashboardLink to={paths.myProjects} icon={LayoutGridIcon}>
        My Projects
      </DashboardLink>
      {children}
    </HStack>
  );
}
