import { expect, test } from 'vitest';
import { sentencesOf } from '../../src/api/assistant/search/passages';
import { findTechnologies, keyOf } from '../../src/api/assistant/search/technologies';
import { inFull } from '../../src/api/assistant/words/words';
import { knowledgeOf, OWNERS, type EvaluatedOwner } from './evaluation/owners';
import { talkAbout } from './talk';
import { tomasz } from './two-projects';

const { owner } = tomasz as EvaluatedOwner;
const PROJECTS = [
  {
    ...{ title: 'Quill Archive', period: '2021 – 2022', technologies: ['Elixir', 'Redis'] },
    description:
      'Letters of a monastery are read by machine. Its index was sold to a bookbinder in 2023. Twelve brothers type what it cannot read. A page takes nine seconds. A guild paid for it.',
  },
  {
    ...{
      title: 'Salt Road',
      period: '2022',
      technologies: ['Godot'],
      keyFigures: ['9 million GPS points'],
      role: 'Sound, with a curator and two historians',
    },
    description:
      'Walkers hear what was carried along the way. The nightmare was rain in the loudspeakers. They hang under stone caps now. A glassmaker lit it with Murano glass. A tour costs 4 euros. For a blind walker it counts the steps.',
  },
  {
    ...{ title: 'Wax Seal', period: null, technologies: ['Elixir'] },
    description:
      'Contracts are sealed on a telephone. Notaries of seven towns use it. Two who pay get a copy each. It is no longer in use since 2024.',
  },
].map((project) => ({ ...project, platform: 'Web Application' }));

const knowledge = await knowledgeOf({
  owner: {
    ...owner,
    about:
      'I quit my job as a surveyor in 2016. From 2017 to 2019 I drew maps for a ferry. In 2020 the jury of the Lantern Days gave me its Iron Snail. I draw with a pencil, mostly.',
    awards: [],
    availability: 'Free from May. I charge 640 euros a day, and 410 for parishes.',
  },
  projects: PROJECTS,
  questions: [],
});
const talk = talkAbout(knowledge);

test.each([
  [
    'a detail is told with the sentence after it',
    ['who types what Quill Archive cannot read?'],
    /nine seconds/,
  ],
  ['so is what was hard', ['toughest part of Salt Road?'], /nightmare was rain.*stone caps/],
  [
    'two by name are compared, with their years',
    ['salt road or quill archive, which came first'],
    /2022\).*2021 – 2022\)/s,
  ],
  ['and by what is asked', ['salt road or quill archive, which has rain in it?'], /nightmare was rain/],
  [
    'each technology of a message by itself',
    ['Have you used elixir? And godot?'],
    /Wax Seal.*Built with Godot:\n\n- \[Salt Road/s,
  ],
  [
    'the oldest of those with dates',
    ['what is the oldest project?'],
    /^Of those with dates: \*\*\[Quill Archive/,
  ],
  ['the newest by its beginning', ['whats the newest project?'], /^Of those with dates: \*\*\[Salt Road/],
  ['when, by its years', ['when was Salt Road built?'], /^\*\*\[Salt Road.*2022/],
  ['the project that does it', ['which app counts the steps?'], /Salt Road.*counts the steps/],
  ['a job that he quit', ['what did you do before this?'], /surveyor/],
  ['which one of all that is named', ['which glass is in Salt Road?'], /Murano glass/],
  ['with whom it was, by its role', ['what is Salt Road?', 'who else worked on it?'], /with a curator/],
  ['a prize of a jury', ['has he won any prizes?'], /Iron Snail/],
  ['a rate for others', ['what is your day rate?', 'and for parishes?'], /410/],
  ['who uses it', ['who uses Wax Seal?'], /: Notaries of seven towns use it/],
  ['who speaks here', ['who are you?'], /^I am the assistant of this site, not Tomasz/],
  ['what has ended', ['what is Wax Seal?', 'is it still in use?'], /no longer in use since 2024/],
  ['what a figure names', ['how many gps points are in Salt Road?'], /9 million GPS points/],
  [
    'what is not of the project spoken of',
    ['what do you charge and where is rain?', 'and for parishes?'],
    /410/,
  ],
  ['with its maker', ['which projects used Apache Redis?'], /Redis 76%.*\[Quill Archive/s],
  ['as people type', ['wats ur emial adress lol'], /tomasz@/],
  [
    'the project told before a list of the owner’s',
    ['what is Salt Road and what are his skills?', 'what went wrong?'],
    /nightmare was rain/,
  ],
])('%s: %j', (_, texts, expected) => {
  const { text, outcome } = talk(...texts);
  expect(text).toMatch(expected);
  expect(outcome).toBe('answer');
});

test.each([
  ['whose name is left out', 'which bookbinder bought the index of Quill Archive?'],
  ['of whom only the number is told', 'what are the names of the towns that use Wax Seal?'],
  ['of which only something alike is told', 'what commission does Salt Road take?'],
  ['the longest of the world', 'longest river in europe?'],
  ['the most of what is only counted', 'which project has the most towns?'],
  ['a name that is only a word', 'is there a Caps app?'],
  ['where he works, of where he comes from', 'where do you come from?'],
  ['how long something else takes than his experience', 'how long is a typical engagement?'],
  ['what nothing says of today', 'is Salt Road still used?'],
  ['who paid, where something is only done for a walker', 'who paid for Salt Road?'],
  ['a price of which only who paid it is told', 'what did the guild pay for Quill Archive?'],
  ['a price, where somebody pays', 'how much did Wax Seal cost?'],
  ['a version for something else', 'is there an iPad demo of Wax Seal?'],
])('what is not published is told as near at most, %s: %s', (_, text) =>
  expect(talk(text).outcome).not.toBe('answer'),
);

test('nor is who made it', () =>
  expect(talk('what is Wax Seal?', 'who built it with you?').outcome).toBe('near'));

test('nor who did what nothing says was done', async () => {
  const ask = talkAbout(await knowledgeOf(OWNERS.rafael));
  expect(ask('Who wrote the first sea shanty?').outcome).toBe('near');
});

test('nor what is asked of the first of those that only came near', async () => {
  const ask = talkAbout(await knowledgeOf(OWNERS.siobhan));
  const before = ['do you have something for hikers?', 'how much space does it take?'];
  expect(ask(...before, 'can I look at the code?').outcome).toBe('near');
});

test('a number of something else is not told by what uses a technology', () =>
  expect(talk('how many lines of Elixir were moved?').text).not.toContain('Built with'));

test('a kind of project is no technology', async () => {
  const projects = PROJECTS.map((one, at) => (at === 0 ? { ...one, platform: 'Chrome Extension' } : one));
  const ask = talkAbout(await knowledgeOf({ owner, projects, questions: [] }));
  for (const text of [
    'Which of your projects are Chrome extensions?',
    'how many chrome extensions are there?',
  ])
    expect(ask(text).text).toMatch(/^1 project \(Chrome Extension\):/);
  expect(ask('Do you know Chrome?').text).toMatch(/^\[Quill/);
});

test('a rate is one, whoever pays another', async () => {
  const about = 'My rate is 900 euros a day, and 700 for public funds.';
  const terms = { ...owner, about, introduction: null, availability: null };
  const ask = talkAbout(await knowledgeOf({ owner: terms, projects: PROJECTS, questions: [] }));
  expect(ask('what would you charge us?').text).toContain('900 euros');
});

test('who asks for something done is not told the number of projects', () =>
  expect(talk('how many workshops have you done?').text).not.toMatch(/^3 projects/));

test('who writes in another language is asked for in another form of his words', async () => {
  const description = 'Los de mantenimiento apuntan la foto y el tiempo de parada.';
  const project = { title: 'Parte', platform: 'Other', description, technologies: [] };
  const ask = talkAbout(await knowledgeOf({ owner, projects: [...PROJECTS, project], questions: [] }));
  expect(ask('¿Tienes algo para registrar paradas?').text).toContain('[Parte]');
});

test('sentences without capitals end, too', () => {
  expect(sentencesOf('cuts bags, e.g. blue ones. costs 3 euros!')).toEqual([
    'cuts bags, e.g. blue ones.',
    'costs 3 euros!',
  ]);
  expect(sentencesOf('Cuts bags approx. twice a day.')).toHaveLength(1);
});

test('a version is meant before the name without it', () => {
  const published = ['ROS', 'ROS 2'].map((name) => ({ name, key: keyOf(name), users: [] }));
  expect(findTechnologies('ROS2 projects?', published)[0]?.name).toBe('ROS 2');
});

test('what nothing meets is no selection where another word tells more', () =>
  expect(talk('Gibt es ein Plugin gegen Rost?').text).not.toMatch(/^No projects/));

test('who wants something built is told the terms for him', () =>
  expect(talk('we are a parish, what would a site cost?').text).toMatch(/410 for parishes/));

test.each([
  'what app has letters?',
  'Do you know Adobe XD?',
  'have you used Numba?',
  'any projects in RN?',
  'did you program the ATM?',
])('what only looks like chat is left as it is: %s', (text) => expect(inFull(text)).toBe(text));

test.each([
  ['whats ap?', 'whatsapp?'],
  ['your numba', 'your number'],
  ['are you free rn?', 'are you free right now?'],
  ['what do you do atm', 'what do you do at the moment'],
])('%s is read as %s', (typed, meant) => expect(inFull(typed)).toBe(meant));

test('what one works with is no team', () => expect(talk('do you work alone?').text).not.toContain('pencil'));
