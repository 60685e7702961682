import { Box, Heading } from '@chakra-ui/react';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { AddProjectForm } from '../../../features/editor/form/add-project-form';
import { useAuth } from '../../../features/auth/auth-context';
import { useNavigateWhileShown } from '../../../lib/use-navigate-while-shown';
import { paths } from '../../../paths';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';

export function AddPortfolioPage() {
  const navigate = useNavigateWhileShown();
  const { mayEdit } = useDashboard();
  const { user } = useAuth();
  if (mayEdit === undefined || !user) return <Loading />;
  if (!mayEdit) return <PageHead title="Add Project" />;

  return (
    <Box layerStyle="panel" p={{ base: '5', md: '10' }}>
      <PageHead title="Add Project" />
      <Heading as="h1" textStyle="title" mb="8">
        Add Project
      </Heading>
      <AddProjectForm
        uid={user.uid}
        onAdded={({ documentId, title, slug, status }) => {
          const added = { title, slug, draftId: status === 'DRAFT' && documentId };
          navigate(paths.dashboard, { state: { added } });
        }}
      />
    </Box>
  );
}
