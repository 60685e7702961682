import { expect, test } from 'vitest';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { usualWords } from '../../src/api/assistant/words/vectors';
import { TONGUES } from '../../src/api/assistant/language/tongues';
import { answer, knowledge, talk } from './two-projects';
import { cpuOf } from '../harness/measure-cpu';

test.each([
  'Gibt es etwas für Angler?',
  '¿Hay algo para pescadores?',
  'Avez-vous fait quelque chose pour les pêcheurs ?',
  'জেলেদের জন্য কিছু আছে?',
])('what is asked for in another language is found in English: %s', (question) => {
  const { text, outcome } = answer(question);
  expect(outcome).not.toBe('decline');
  expect(/\[([^\]]+)\]/.exec(text)?.[1]).toBe('Plover Tides');
});

test.each(['email, location, phone, ', 'vergleiche, '])(
  'hundreds of commas cost no more than a few: %s',
  async (part) => {
    expect(await cpuOf(() => answer(part.repeat(1000).slice(0, 1000)))).toBeLessThan(250);
  },
);

test('a message of a thousand letters in another language is looked up in part', async () => {
  const words = 'পরিণতি কাপড় আগামীকাল নৈতিক বৃত্ত শূন্য খবর দূর বড় নিয়ন্ত্রণ ';
  expect(await cpuOf(() => answer(words.repeat(20).slice(0, 1000)))).toBeLessThan(250);
});

test('a hundred own answers with as long wordings as may be cost little', async () => {
  const usual = usualWords(9000).filter((word) => /^[a-z]{3,6}$/.test(word));
  const words = (from: number) => Array.from({ length: 50 }, (_, at) => usual[from + 3 * at]).join(' ');
  const ownAnswers = Array.from({ length: 100 }, (_, entry) => ({
    wordings: Array.from({ length: 12 }, (_, at) => `${words(0).slice(0, 280)} ${usual[entry + 9 * at]}`),
    answer: 'No.',
  }));
  const ask = (text: string) => answerQuickly([{ role: 'user', text }], { ...knowledge, ownAnswers });
  ask('Hello');
  const question = `${words(0).slice(0, 140)} and ${words(1).slice(0, 140)} and what ${words(0).slice(0, 260)}`;
  expect(await cpuOf(() => ask(question))).toBeLessThan(250);
});

test('fifty technologies that nothing uses cost little among five thousand projects', async () => {
  const projects = Array.from({ length: 2500 }, () => knowledge.projects).flat();
  const names =
    'Perl Elixir Haskell Scala Swift Django Laravel Angular Svelte Ember Docker Kubernetes Terraform Redis Kafka Julia Erlang Fortran COBOL Lua Dart Flutter Unity Godot Blender Ansible Jenkins Grafana Prometheus Nginx Solr Hadoop Spark Airflow PyTorch TensorFlow Pandas NumPy Gatsby Astro Remix Preact Backbone jQuery Ruby Rails Spring Symfony Drupal Magento';
  const question = `Do you know ${names.replaceAll(' ', ', ')}?`;
  const many = { ...knowledge, projects };
  const ask = () => answerQuickly([{ role: 'user', text: question }], many);
  expect(await cpuOf(ask)).toBeLessThan(250);
});

test('an abbreviation is not misspelt', () => {
  expect(answer('Does he know RTOS?').text).toMatch(/mentions RTOS\./);
});

test('projects on a platform are listed, whatever else is called so', () => {
  expect(answer('do you have any mobile apps?').text).toMatch(/^1 project \(Mobile Application\)/);
  expect(answer('¿Sabe usar WordPress?').text).toMatch(/^Nothing published here mentions WordPress/);
});

test('the link to a network is told however it is asked for, and no video is taken for one', () => {
  expect(answer('codeberg link').text).toContain('https://code.example');
  expect(answer('can I learn a song from a youtube clip with it').text).not.toContain('https://code.example');
  expect(answer('Is there a bot on Telegram?').text).not.toContain('https://code.example');
});

test('what one of them is chosen by may be what it is made with', () => {
  expect(talk('Which projects are there?', 'which of them is written in Kotlin?')).toMatch(
    /^1 project with Kotlin/,
  );
});

test('what it would cost to hire somebody is no price of a project', () => {
  expect(talk('Tell me about Plover Tides', 'How much would it cost to hire him?')).not.toContain(
    'Plover Tides',
  );
});

test('who asks for those that are not public gets the others', () => {
  expect(talk('Which projects are there?', 'which of them are not open source?')).toMatch(
    /^2 projects without/,
  );
});

test('the name of a language is known with the brackets that it has', () => {
  const name = new Intl.DisplayNames('de', { type: 'language' }).of('gd') ?? '';
  expect(name).toMatch(/\(.+\)$/);
  expect(TONGUES.test(`Spricht sie ${name}?`)).toBe(true);
  expect(TONGUES.test(`Spricht sie ${name.replaceAll(/[()]/g, '')}?`)).toBe(false);
});
