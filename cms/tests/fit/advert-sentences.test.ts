import { expect, test } from 'vitest';
import { findYears } from '../../src/api/fit/advert/advert-words';
import { find, inList, tell } from './told';

/** Sentences of usual adverts that are read wrong by their words alone. */

test.each([
  ['Docker would be a plus', '+ Docker'],
  ['Experience with Kubernetes would be great', '+ Kubernetes'],
  ["We'd love experience with Docker", '+ Docker'],
  ['Bonus points if you know Docker', '+ Docker'],
  ['Schön wäre Erfahrung mit Docker', '+ Docker'],
  ['Se valorará experiencia en Docker', '+ Docker'],
  ['Erfahrung mit React solltest du mitbringen', 'React'],
  ['You should know React and TypeScript', 'React | TypeScript'],
  ['Apply if you have 5 years of React', 'React | years: 5 years'],
  ['Dafür brauchst du Erfahrung mit React', 'React'],
])('a line without a bullet that names something is asked for, and heads nothing: %s', (line, told) => {
  expect(tell(`Requirements\n\nKafka\n${line}\nMQTT`)).toBe(`Kafka | ${told} | MQTT`);
});

test.each([
  ["You're used to working with React and TypeScript", 'React | TypeScript'],
  ['Experience migrating from AngularJS to React', 'AngularJS | React'],
  ['Experience replacing legacy systems with React', 'React'],
  ['If you have 5+ years of React experience, send me your CV', 'React | years: 5+ years'],
  ["You don't need a degree, but you must know React", 'React'],
  ['Deutsch ist nicht erforderlich, Englisch auf C1-Niveau ist Voraussetzung', 'English'],
])('only the part that denies something asks for nothing: %s', (line, told) => {
  expect(inList(line)).toBe(told);
});

test('but for what the law has all adverts say', () =>
  expect(inList('We hire regardless of religion, age, or degree, experience counts')).toBe(''));

test.each([
  ['between 3 and 5 years of experience', 3],
  ['zwischen 3 und 5 Jahren Erfahrung', 3],
  ["3 à 5 ans d'expérience", 3],
  ['de 3 a 5 años de experiencia', 3],
  ['3 or 4 years of experience', 3],
  ['1.5+ years of experience', 1],
  ['five (5) years of experience', 5],
  ['minimum of 3 (three) years of experience', 3],
])('the least years of a range are asked for: %s', (text, years) => {
  expect(findYears(text)?.years).toBe(years);
});

test('an age is none', () => expect(findYears('18 years or older')).toBeUndefined());

test.each([
  'Knowledge of Docker is beneficial',
  'Docker experience is highly appreciated',
  'Docker is a strong advantage',
  'Experience with Docker is preferable',
  'Kenntnisse in Docker sind gerne gesehen',
  'Kenntnisse in Docker sind vorteilhaft',
  'Ein Plus sind Kenntnisse in Docker',
  'Im Idealfall kennst du Docker',
  'Docker wäre toll',
  'Ideally, you know Docker',
  'Idéalement, vous connaissez Docker',
  'Valorable experiencia con Docker',
])('is a wish: %s', (line) => expect(inList(line)).toBe('+ Docker'));

test.each([
  [
    'You have 5 years of React, ideally with Next.js, and very good German',
    'React | years: 5 years | + Next.js | German',
  ],
  ['You would be a great fit if you have 5+ years of Kotlin', 'Kotlin | years: 5+ years'],
])('is none: %s', (line, told) => expect(inList(line)).toBe(told));

test.each([
  'Experience working with remote teams',
  'Experience with high availability systems',
  'Experience with hybrid cloud environments',
  'Attention to detail and visual polish',
  'A high degree of autonomy',
  'Ability to excel in a fast-paced environment',
  'You communicate with clarity',
  'Vous apprenez vite',
  'Gestion des flux de données',
])('no place, time, language, degree or technology is read from its words: %s', (line) => {
  expect(inList(line)).toBe(`other: ${line}`);
});

test('the rest is no REST', () =>
  expect(inList('Du kennst React – den Rest lernst du bei uns')).toBe('React'));

test.each([
  'With over 30 years of experience, Acme is a leader in logistics.',
  'Wir haben 20 Jahre Erfahrung.',
  'We are a German fintech looking for a developer.',
  'Wir arbeiten für Kunden in Italien.',
])('what the company says of itself is not asked of anybody: %s', (intro) => {
  const kinds = find(`Developer\n\n${intro}\n\nRequirements\n- Kafka`).requirements.map(({ kind }) => kind);
  expect(kinds).not.toContain('years');
  expect(kinds).not.toContain('language');
});

test.each([
  ['E1 React', 'D1 Docker', 'E2 Understanding of accessibility'],
  ['E1. React', 'D1. Docker', 'E2. Understanding of accessibility'],
  ['- React (E)', '- Docker (D)', '- Understanding of accessibility (E)'],
  ['- React (E)', '- Docker ............................ (D)', '- Understanding of accessibility (E)'],
  ['React [E]', 'Docker [D]', 'Understanding of accessibility [E]'],
])('marks tell what is essential, and what desirable: %s', (...lines) => {
  const advert = `Person specification\n\nEssential (E) / Desirable (D)\n\nSkills\n${lines.join('\n')}`;
  expect(tell(advert)).toBe('React | + Docker | other: Understanding of accessibility');
});

test.each([
  "Swedish isn't necessary, we switch to English for you",
  'JavaScript brauchen Sie bei uns nicht',
  'JavaScript setzen wir nicht voraus',
  'No hace falta saber PHP',
  'They have Kubernetes, but it is not something you would need',
  "We run on Docker, so don't worry if you have never seen it",
  'Python is not required for this role',
])('what is not needed is not asked for: %s', (line) => {
  expect(inList(line)).not.toMatch(/Swedish|JavaScript|PHP|Kubernetes|Docker|Python/);
});

test('nor is what may be left at home', () => {
  const advert =
    "Programmer\n\nYou'll bring\n\n* Modern C++ and git\n\nWe'd grin if you also had\n\n* Python\n\nWhat you can leave at home\n\nPHP and a degree.";
  expect(tell(advert)).toBe('C++ | git | + Python');
});

test('what would make it easier is wished for', () =>
  expect(inList('Some German would make calls easier')).toBe('+ German'));

test('a tax rule is no technology', () => expect(inList('Outside IR35')).toBe('other: Outside IR35'));
