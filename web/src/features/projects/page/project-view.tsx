import { Box, Container, Grid, Stack } from '@chakra-ui/react';
import type { ProjectPage_pageFragment } from '../../../graphql/generated-project';
import { CaseStudy } from '../../../components/rich-text/case-study';
import { KeyFigures } from './key-figures';
import { Neighbours } from './neighbours';
import { NextSteps } from './next-steps';
import { ProjectFacts } from './project-facts';
import { ProjectHeader } from './project-header';
import { ProjectPictures } from './pictures/project-pictures';
import { RelatedProjects } from './related-projects';
import { stackOnPaper } from './stack-on-paper';

/** All that is known of a project, and where to go from it. */
export function ProjectView({
  page: { project, previous, next, related },
}: {
  page: ProjectPage_pageFragment;
}) {
  const { caseStudyTree, keyFigures } = project;
  return (
    <Stack gap={{ base: '12', md: '16' }} pt={{ base: '24', md: '32' }} pb={{ base: '16', md: '24' }}>
      <Container
        as="article"
        display="flex"
        flexDirection="column"
        gap={{ base: '10', md: '14' }}
        _print={stackOnPaper('10')}
      >
        <ProjectHeader project={project} />
        <ProjectPictures project={project} />
        <KeyFigures figures={keyFigures} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: caseStudyTree ? '16rem minmax(0, 1fr)' : undefined }}
          gap={{ base: '10', lg: '16' }}
          alignItems="start"
          _print={stackOnPaper('10')}
        >
          <ProjectFacts project={project} isAside={Boolean(caseStudyTree)} />
          {caseStudyTree && (
            <Box as="section" aria-label="Case study" maxW="46rem">
              <CaseStudy tree={caseStudyTree} />
            </Box>
          )}
        </Grid>
        <NextSteps slug={project.slug} />
      </Container>
      <RelatedProjects projects={related} />
      <Neighbours previous={previous} next={next} />
    </Stack>
  );
}
