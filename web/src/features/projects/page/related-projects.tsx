import { SimpleGrid } from '@chakra-ui/react';
import { Section } from '../../../components/page/section';
import type { ProjectTeaser_projectFragment } from '../../../graphql/generated-project';
import { ProjectTeaser } from './project-teaser';
import { stackOnPaper } from './stack-on-paper';

type Props = { title?: string; projects: readonly ProjectTeaser_projectFragment[] };

export function RelatedProjects({ title = 'Related projects', projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <Section title={title} py="0">
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={{ base: 1, md: 3 }}
        gap={{ base: '4', lg: '6' }}
        _print={stackOnPaper('4')}
      >
        {projects.map((project) => (
          <li key={project.documentId}>
            <ProjectTeaser project={project} />
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
}
