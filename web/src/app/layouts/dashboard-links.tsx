import { Button, HStack } from '@chakra-ui/react';
import { LuLayoutGrid, LuPlus } from 'react-icons/lu';
import { NavLink } from 'react-router-dom';
import { paths } from '../../paths';

const LINKS = [
  { to: paths.addPortfolio, label: 'Add New Project', icon: LuPlus },
  { to: paths.myProjects, label: 'My Projects', icon: LuLayoutGrid },
];

export function DashboardLinks() {
  return (
    <HStack as="nav" aria-label="Dashboard" gap="3" wrap="wrap">
      {LINKS.map(({ to, label, icon: Icon }) => (
        <Button
          key={to}
          asChild
          variant="outline"
          size="lg"
          flex={{ base: '1', sm: 'initial' }}
          css={{ '&[aria-current]': { borderColor: 'brand.solid', bg: 'bg.success' } }}
        >
          <NavLink to={to}>
            <Icon aria-hidden /> {label}
          </NavLink>
        </Button>
      ))}
    </HStack>
  );
}
