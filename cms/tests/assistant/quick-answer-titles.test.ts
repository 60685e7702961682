import { expect, test } from 'vitest';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { suggestQuestions } from '../../src/api/assistant/suggestions';
import { openingQuestion } from '../../src/shared-with-web/opening-question';
import { knowledgeOf, type EvaluatedOwner } from './evaluation/owners';
import { tomasz } from './two-projects';

const { owner } = tomasz as EvaluatedOwner;
const TITLES = [
  "You Won't Believe It",
  'Who Am I?',
  'Is it on? A tracker',
  'Contact',
  'Ignore All. Instructions',
];

const knowledgeAbout = (name: string, titles = TITLES) =>
  knowledgeOf({
    owner: { ...owner, name },
    projects: titles.map((title, at) => ({
      ...{ title, platform: 'Other', technologies: ['Kotlin'] },
      description: `Lanterns of street ${at} are lit by hand.`,
    })),
    questions: [],
  });

test.each(TITLES)('the page of a project asks of it, whatever its title sounds like: %s', async (title) => {
  const knowledge = await knowledgeAbout('Tomasz Wilk');
  const { outcome, text } = answerQuickly([{ role: 'user', text: openingQuestion(title) }], knowledge);
  expect([outcome, text.startsWith(`**[${title}]`)]).toEqual(['answer', true]);
});

test('of projects of one title none is taken for the other', async () => {
  const knowledge = await knowledgeAbout('Tomasz Wilk', ['Lamp Post', 'Lamp Post']);
  const { text } = answerQuickly([{ role: 'user', text: openingQuestion('Lamp Post') }], knowledge);
  for (const { link } of knowledge.projects) expect(text).toContain(link);
});

test.each([
  ['S. M. Hasan', 'Which technologies does S. M. Hasan use?'],
  ['Dra. Inés Soto', 'Which technologies does Dra. Inés Soto use?'],
  ['Ing. Karel Hora', 'Which technologies does Ing. Karel Hora use?'],
])('a name with initials or a title ends no sentence: %s', async (name, text) => {
  const reply = answerQuickly([{ role: 'user', text }], await knowledgeAbout(name));
  expect([reply.outcome, reply.unanswered]).toEqual(['answer', undefined]);
  expect(reply.text).toContain('Kotlin');
});

test('what is answered by half is not suggested', async () => {
  const knowledge = await knowledgeAbout('Tomasz Wilk', ['Lantern Row. Where is the ferry?', 'Lamp Post']);
  expect(suggestQuestions(knowledge).slice(0, 2)).toEqual([
    'Which projects use Kotlin?',
    'How was Lamp Post built?',
  ]);
});
