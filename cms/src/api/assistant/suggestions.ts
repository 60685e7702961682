import type { Knowledge } from './knowledge';
import type { KnownProject } from './known-project';
import { firstName } from '../../shared-with-web/first-name';
import { skillsOf } from './owner';

/** Two to four questions that the published content answers well. */
export function suggestQuestions({ owner, projects }: Knowledge): string[] {
  const name = firstName(owner);
  const [newest, second] = projects;
  const technology = mostUsed(projects);
  const questions = [
    newest && `What is ${newest.title}?`,
    technology && `Which projects use ${technology}?`,
    second && `How was ${second.title} built?`,
    owner.availability && `Is ${name} available for work?`,
    (skillsOf(owner).length > 0 || owner.technologies.length > 0) && `What are ${name}'s skills?`,
    `How can I contact ${name}?`,
    `Who is ${name}?`,
  ];
  return questions.filter((question): question is string => Boolean(question)).slice(0, 4);
}

function mostUsed(projects: readonly KnownProject[]): string | undefined {
  const uses = new Map<string, number>();
  for (const name of projects.flatMap(({ technologies }) => technologies)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const [most] = [...uses].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
