import { SimpleGrid } from '@chakra-ui/react';
import { Section } from '../../components/section';
import { Tabs } from '../../components/tabs';
import { owner } from '../../content/owner';
import { SkillCard } from './skill-card';

export function SkillsSection() {
  const categories = owner.skills.filter(({ skills }) => skills.length > 0);
  if (categories.length === 0) return null;

  return (
    <Section title="Technical Skills" subtitle="My expertise across various technologies and tools">
      <Tabs
        label="Skill categories"
        tabs={categories.map(({ id, category, skills }) => ({
          id,
          name: category,
          content: (
            <SimpleGrid
              as="ul"
              listStyleType="none"
              columns={{ base: 2, lg: 4 }}
              gap={{ base: '3', md: '4' }}
            >
              {skills.map((skill) => (
                <SkillCard key={skill.name} skill={skill} />
              ))}
            </SimpleGrid>
          ),
        }))}
      />
    </Section>
  );
}
