import { expect, test } from 'vitest';
import { find, inList, tell } from './told';

test.each([
  'Svelte or React',
  'LoRaWAN or NB-IoT',
  'Svelte, React oder Vue',
  'Python, Go, or Rust',
  'PostgreSQL bzw. MySQL',
  'Kotlin and/or Swift',
  'Kotlin und/oder Swift',
  'React/Vue',
  'Rust / C++',
  'Svelte (or React)',
  'React 18 or Vue 3',
  'Java 17+ or Kotlin',
  'Python or even better Rust',
  'Java- oder Kotlin-Kenntnisse',
  'either PostgreSQL or MongoDB',
  'At least one of: PostgreSQL, MySQL, MongoDB',
  'at least one of the following databases: PostgreSQL, MongoDB and Redis',
  'mindestens eine der folgenden Sprachen: Rust, Go',
  'e.g. React, Vue',
  'z. B. Docker',
  'such as AWS, Azure',
  'Docker oder vergleichbar',
  'Jenkins or similar',
  'React, Vue or a comparable framework',
  'Kafka, RabbitMQ o. Ä.',
  'German (C1) or English (B2)',
  'Deutsch, Englisch oder Polnisch',
])('alternatives are one requirement, in the words of the advert: %s', (line) => {
  expect(inList(line)).toBe(line);
});

test.each([
  ['React, TypeScript and Node', 'React | TypeScript | Node'],
  ['PostgreSQL, Docker, React or Vue', 'PostgreSQL | Docker | React or Vue'],
  ['React or Vue and Node or Deno', 'React or Vue | Node or Deno'],
  ['React or Vue, Docker', 'React or Vue | Docker'],
  ['HTML/CSS, JavaScript/TypeScript', 'HTML | CSS | JavaScript/TypeScript'],
  ['Clouds such as AWS, Azure or GCP', 'AWS, Azure or GCP'],
  ['Clouds (AWS, GCP or similar)', 'AWS, GCP or similar'],
  ['One of the leading React shops', 'React'],
  ['English or German and French', 'English or German | French'],
  ['React or Vue required, Svelte or Go is a plus', 'React or Vue | + Svelte or Go'],
])('a list of what is needed stays one of several: %s', (line, told) => {
  expect(inList(line)).toBe(told);
});

test('alternatives may stand in a title, and in a list below', () => {
  expect(tell('React/Vue Developer')).toBe('React/Vue');
  expect(tell('Requirements:\nAt least one of:\n- MySQL\n- MongoDB\n\nYou know:\n- Docker')).toBe(
    'At least one of: MySQL, MongoDB | Docker',
  );
  expect(tell('Requirements:\n- Vue or React\n- React or Vue')).toBe('Vue or React');
});

test('their names count, each of which is looked for', () => {
  const name = (at: number) => `Zq${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}x`;
  const lines = Array.from({ length: 60 }, (_, at) => `- React, ${name(at)} or ${name(at + 60)}`);
  const { requirements, leftOut } = find(`Requirements\n${lines.join('\n')}`);
  expect(requirements.flatMap(({ names }) => names)).toHaveLength(150);
  expect(leftOut).toHaveLength(10);
});

test.each([
  ['You should speak German.', 'German'],
  ['You must have five years of experience.', 'years: five years'],
  ['You should be available full-time.', 'availability: You should be available full-time.'],
  [
    'You should speak German and explain sensors to beekeepers.',
    'German | other: You should speak German and explain sensors to beekeepers.',
  ],
])('a sentence asks for more than its fact where it says more: %s', (sentence, told) => {
  expect(tell(sentence)).toBe(told);
});
