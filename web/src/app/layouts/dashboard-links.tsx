import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuLayoutGrid, LuPlus } from 'react-icons/lu';
import { paths } from '../../paths';
import { DashboardLink } from './dashboard-link';

export function DashboardLinks({ children }: { children: ReactNode }) {
  return (
    <HStack as="nav" aria-label="Dashboard" gap="3" wrap="wrap">
      <DashboardLink to={paths.addPortfolio} icon={LuPlus}>
        Add New Project
      </DashboardLink>
      <DashboardLink to={paths.myProjects} icon={LuLayoutGrid}>
        My Projects
      </DashboardLink>
      {children}
    </HStack>
  );
}
