import type { Knowledge } from './knowledge';
import type { KnownProject } from './known-project';
import { firstName } from '../../shared-with-web/first-name';
import { skillsOf } from './owner';
import { answerQuickly } from './quick-answer/quick-answer';

const MAX_QUESTIONS = 4;
const kept = new WeakMap<Knowledge, string[]>();

/** At most four questions that the published content answers well. */
export function suggestQuestions(knowledge: Knowledge): string[] {
  const known = kept.get(knowledge) ?? choose(knowledge);
  kept.set(knowledge, known);
  return known;
}

/** A project may be called `It`, or by pictures alone: what is not answered is not suggested. */
function choose(knowledge: Knowledge): string[] {
  const chosen: string[] = [];
  for (const { text, about } of questionsFor(knowledge)) {
    if (chosen.length === MAX_QUESTIONS) break;
    const reply = answerQuickly([{ role: 'user', text }], knowledge);
    const isAnswered = reply.outcome === 'answer' && !reply.unanswered;
    if (isAnswered && reply.text.includes(about?.link ?? '')) chosen.push(text);
  }
  return chosen;
}

type Suggestion = { text: string; about?: KnownProject };

function questionsFor({ owner, projects }: Knowledge): Suggestion[] {
  const name = firstName(owner);
  const [newest, second] = projects;
  const technology = mostUsed(projects);
  const questions = [
    newest && { text: `What is ${newest.title}?`, about: newest },
    technology && { text: `Which projects use ${technology}?` },
    second && { text: `How was ${second.title} built?`, about: second },
    name && owner.availability && { text: `Is ${name} available for work?` },
    name &&
      (skillsOf(owner).length > 0 || owner.technologies.length > 0) && { text: `What are ${name}'s skills?` },
    { text: name ? `How can I contact ${name}?` : 'How can I get in touch?' },
    name && { text: `Who is ${name}?` },
  ];
  return questions.flatMap((question) => question || []);
}

function mostUsed(projects: readonly KnownProject[]): string | undefined {
  const uses = new Map<string, number>();
  for (const name of projects.flatMap(({ technologies }) => technologies)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const [most] = [...uses].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
