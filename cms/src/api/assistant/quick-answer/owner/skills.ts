import { firstName } from '../../../../shared-with-web/first-name';
import type { Knowledge } from '../../knowledge';
import { skillsOf } from '../../owner';
import { escape, joinNames, listOf } from '../markdown';

export function tellSkills({ owner }: Knowledge): string | undefined {
  const { skillCategories, technologies } = owner;
  const first = escape(firstName(owner));
  const levels = skillsOf(owner).some(({ level }) => level !== null) ? ', with proficiency' : '';
  const lines = skillCategories.map(
    ({ name, skills }) => `**${escape(name)}**: ${skills.map(tellSkill).join(', ')}`,
  );
  const known = technologies.length > 0 ? `${first} works with ${joinNames(technologies)}.` : undefined;
  return listOf(`${first}'s skills${levels}`, lines) ?? known;
}

export const tellSkill = ({ name, level }: { name: string; level: number | null }): string =>
  level === null ? escape(name) : `${escape(name)} ${level}%`;
