import { HStack } from '@chakra-ui/react';
import { LayoutGridIcon, PlusIcon, UserPenIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { DashboardLink } from './dashboard-link';

type Props = { mayEdit: boolean | undefined; children: ReactNode };

export function DashboardLinks({ mayEdit, children }: Props) {
  return (
    <HStack as="nav" aria-label="Dashboard" gap="3" wrap="wrap">
      {mayEdit !== false && (
        <DashboardLink to={paths.addPortfolio} icon={PlusIcon} hidden={mayEdit === undefined}>
          Add New Project
        </DashboardLink>
      )}
      <DashboardLink to={paths.myProjects} icon={LayoutGridIcon}>
        My Projects
      </DashboardLink>
      {mayEdit !== false && (
        <DashboardLink to={paths.site} icon={UserPenIcon} hidden={mayEdit === undefined}>
          Site
        </DashboardLink>
      )}
      {children}
    </HStack>
  );
}
