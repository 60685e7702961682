import { useQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { Link } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { Section } from '../../components/page/section';
import { AwardsSection } from '../../features/awards/awards-section';
import { ContactSection } from '../../features/contact/contact-section';
import { Hero } from '../../features/hero/hero';
import { LatestProject } from '../../features/projects/latest-project';
import { ProjectList } from '../../features/projects/project-list';
import { SkillsSection } from '../../features/skills/skills-section';
import { GalleryDocument } from '../../graphql/generated';
import { paths } from '../../paths';

export function HomePage() {
  const { data, error, refetch } = useQuery(GalleryDocument, { variables: { page: 1 } });
  const { nodes, pageInfo } = data?.projects_connection ?? {};
  const latest = nodes?.[0];
  const hasMore = pageInfo && pageInfo.pageCount > 1;

  return (
    <>
      <PageHead path={paths.home} />
      <Hero>{latest && <LatestProject project={latest} />}</Hero>
      <SkillsSection />
      <Section id="portfolio" title="Featured Projects" action={hasMore && <ViewAllLink />}>
        <ProjectList projects={nodes} error={error} onRetry={() => void refetch()} />
      </Section>
      <AwardsSection />
      <ContactSection />
    </>
  );
}

function ViewAllLink() {
  return (
    <Button asChild variant="outline" size="lg">
      <Link to={paths.portfolio}>
        View All Projects <ArrowRightIcon aria-hidden />
      </Link>
    </Button>
  );
}
