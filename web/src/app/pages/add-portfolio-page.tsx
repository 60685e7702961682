import { Box, Heading } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../../components/loading';
import { PageHead } from '../../components/page-head';
import { AddProjectForm } from '../../features/editor/add-project-form';
import { paths } from '../../paths';
import { useDashboard } from '../layouts/dashboard-context';

export function AddPortfolioPage() {
  const navigate = useNavigate();
  const { mayEdit } = useDashboard();
  if (mayEdit === undefined) return <Loading />;
  if (!mayEdit) return null;

  return (
    <Box layerStyle="panel" p={{ base: '5', md: '10' }}>
      <PageHead title="Add Project" />
      <Heading as="h1" textStyle="title" mb="8">
        Add Project
      </Heading>
      <AddProjectForm onAdded={() => void navigate(paths.dashboard)} />
    </Box>
  );
}
