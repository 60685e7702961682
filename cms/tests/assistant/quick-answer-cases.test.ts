import { expect, test } from 'vitest';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { knowledgeOf, OWNERS, type EvaluatedOwner } from './evaluation/owners';

const { tomasz } = OWNERS as Record<string, EvaluatedOwner>;
const knowledge = await knowledgeOf({
  ...(tomasz as EvaluatedOwner),
  projects: [
    {
      title: 'Rowan Auctions',
      platform: 'Web Application',
      period: '2021',
      description: 'Cattle is sold by bids that arrive in the order in which they were sent.',
      technologies: ['Apache Kafka'],
    },
    {
      title: 'Plover Tides',
      platform: 'Mobile Application',
      period: '2024',
      description: 'Anglers see when the water turns. The tides of 310 harbours are in the app.',
      technologies: ['Kotlin'],
    },
  ],
});

const answer = (text: string) => answerQuickly([{ role: 'user', text }], knowledge);

test.each(['Has he worked with Kafka?', '¿Ha trabajado con Kafka?', 'Kafka'])(
  'a technology is found without the name of its maker: %s',
  (text) => {
    expect(answer(text)).toMatchObject({ outcome: 'answer' });
    expect(answer(text).text).toContain('[Rowan Auctions]');
  },
);

test.each(['newest project?', 'latest project', 'the last thing he built'])('%s', (text) => {
  expect(answer(text).text).toMatch(/^\*\*\[Plover Tides\]/);
});

test.each(['oldest project', 'Sein erstes Projekt?'])('%s', (text) => {
  expect(answer(text).text).toMatch(/^\*\*\[Rowan Auctions\]/);
});

test('when a project was made stands beside its name', () => {
  expect(answer('When was the app for anglers made?').text).toContain('(Mobile Application, 2024)');
});

test('what is asked about with the rest, and nobody mentions, is named', () => {
  const { text, outcome } = answer('Did he build a GraphQL server for auctions?');
  expect(outcome).not.toBe('answer');
  expect(text).toContain('Nothing published here mentions GraphQL.');
});

test.each(['¿Cuántos proyectos tiene?', 'Combien de projets a-t-il ?', 'Wie viele Projekte hat er?'])(
  '%s',
  (text) => {
    expect(answer(text).text).toMatch(/^2 projects/);
  },
);
