import { Container } from '@chakra-ui/react';
import { PageHead } from '../../components/page/page-head';
import { PageTitle } from '../../components/page/page-title';
import { FitSection } from '../../features/fit/fit-section';
import { useSite } from '../../features/site/site-context';
import { paths } from '../../paths';

export function FitPage() {
  const { name } = useSite();
  const whose = name ? `of ${name}` : 'on this site';
  return (
    <>
      <PageHead
        title="Job advert and evidence"
        description={`Paste a job advert and see what the published work ${whose} shows for each requirement.`}
        path={paths.fit}
      />
      <PageTitle title="Job advert and evidence">
        Paste a job advert. For each requirement you get the published sentence that shows it, with its link,
        or a plain “nothing published”.
      </PageTitle>
      <Container pt={{ base: '4', md: '6' }} pb={{ base: '12', md: '20' }}>
        <FitSection />
      </Container>
    </>
  );
}
