import { chakra } from '@chakra-ui/react';
import { LayoutGridIcon, PlusIcon, UserPenIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentLink } from '../../../components/links/use-current-link';
import { paths } from '../../../paths';
import { DashboardLink } from './dashboard-link';

type Props = { mayEdit: boolean | undefined; children: ReactNode };

/** One row; where there is no room for all of them, it scrolls. */
export function DashboardLinks({ mayEdit, children }: Props) {
  return (
    <chakra.nav ref={useCurrentLink()} aria-label="Dashboard" css={row}>
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
    </chakra.nav>
  );
}

const row = {
  display: 'flex',
  gap: { base: '3', md: '2', xl: '3' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  flexShrink: '0',
  maxW: { xl: 'full' },
  // To the edges of the screen, and with room for the ring of what has the focus.
  mx: { base: '-4', md: '-6', lg: '-8', xl: '-1' },
  px: { base: '4', md: '6', lg: '8', xl: '1' },
  py: '1',
};
