import { SimpleGrid } from '@chakra-ui/react';
import { Section } from '../../components/page/section';
import { Tabs } from '../../components/tabs';
import { useSite } from '../site/site-context';
import { SkillCard } from './skill-card';

export function SkillsSection() {
  const categories = useSite().skillCategories.filter(({ skills }) => skills.length > 0);
  if (categories.length === 0) return null;

  return (
    <Section title="Technical Skills" subtitle="My expertise across various technologies and tools">
      <Tabs
        label="Skill categories"
        tabs={categories.map(({ name, skills }, index) => ({
          id: String(index),
          name,
          content: (
            <SimpleGrid
              as="ul"
              listStyleType="none"
              columns={{ base: 2, lg: 4 }}
              gap={{ base: '3', md: '4' }}
            >
              {skills.map((skill, index) => (
                <SkillCard key={index} skill={skill} />
              ))}
            </SimpleGrid>
          ),
        }))}
      />
    </Section>
  );
}
