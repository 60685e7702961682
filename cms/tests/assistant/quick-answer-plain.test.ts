import { expect, test } from 'vitest';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { knowledgeOf, type EvaluatedOwner } from './evaluation/owners';
import { tomasz } from './two-projects';

const { owner, projects } = tomasz as EvaluatedOwner;
const WORKS = [
  ['Lark Ferry', '2015 – 2022', 'Passengers of a ferry see when it comes.', ['Spring Boot', 'Unreal Engine']],
  ['Hinge Watch', '2020', 'It tells when the hinges of a lock gather rust.', ['Kotlin']],
  ['Even Scale', '2020 – 2021', 'Parcels are weighed in a van.', ['PostgreSQL']],
  ['Evening Kite', '2019 – 2020', 'Kites are flown by two people.', ['Kotlin']],
  ['Oat Counter', '2023 – 2024', 'Oats are counted on a belt by a camera.', ['Kotlin']],
] as const;
const SPOKEN =
  'I speak Fante, Twi and English. Before that I was a baker in Elmina for six years. I measure before I change a thing.';

const knowledge = await knowledgeOf({
  owner: {
    ...owner,
    yearsOfExperience: null,
    about: `I have written software for ships for sixteen years. ${SPOKEN} I held budgets of 28 million reais. I am the founder of a studio.`,
    awards: [{ title: 'Golden Padlock', year: 2021, description: 'For Hinge Watch.' }],
    availability: 'A small website starts at 3,500 cedis. I do not build facial recognition.',
    socialLinks: [{ platform: 'LinkedIn', url: 'https://linkedin.example/in/me' }],
  },
  projects: [
    ...WORKS.map(([title, period, description, technologies]) => ({
      ...{ title, period, description, technologies: [...technologies], platform: 'Other' },
    })),
    ...projects.slice(0, 2).map((project) => ({ ...project, period: '2019 – 2021' })),
  ],
  questions: [],
});
const ask = (...texts: string[]) =>
  answerQuickly(
    texts.map((text) => ({ role: 'user', text })),
    knowledge,
  );

test.each([
  'does he speak german?',
  'do you speak samoan',
  'Sprichst du Norwegisch?',
  'parle-t-il italien ?',
])('a language that he does not say he speaks is none of his: %s', (text) => {
  const { outcome, text: told } = ask(text);
  expect(outcome).toBe('decline');
  expect(told).toMatch(/^Nothing published says that \w+ speaks (German|Samoan|Norwegian|Italian)\. .*Fante/);
});

test.each(['does he speak english?', 'which languages does he speak', 'do you speak twi'])(
  'one that he speaks is told by his words: %s',
  (text) =>
    expect(ask(text)).toMatchObject({ outcome: 'answer', text: expect.stringContaining('Fante, Twi') }),
);

test.each([
  ['which project took longest?', 'Lark Ferry'],
  ['welches Projekt hat am längsten gedauert?', 'Lark Ferry'],
  ['what was the shortest project?', 'Hinge Watch'],
])('the years tell which lasted longest: %s', (text, title) =>
  expect(ask(text).text).toMatch(new RegExp(`^\\*\\*\\[${title}\\]`)),
);

test('prices are told in any currency, and a budget is none', () => {
  expect(ask('what does a website cost?').text).toContain('3,500 cedis');
  expect(ask('day rate?').text).not.toContain('28 million');
});

test.each([
  ['what did you do before software?', /baker in Elmina for six years\.”$/],
  ['how long has he been doing this?', /sixteen years/],
  ['linkedin?', /linkedin\.example/],
  ['would you build facial recognition for us?', /do not build facial recognition/],
])('what only his texts say is told: %s', (text, told) => expect(ask(text).text).toMatch(told));

test('what stands in no field of its own is told by his words', async () => {
  const about = "I keep bees. I'd love an internship in winter.";
  const own = await knowledgeOf({
    owner: { ...owner, about, availability: null },
    projects: [],
    questions: [],
  });
  const say = (text: string) => answerQuickly([{ role: 'user', text }], own).text;
  expect(say('any hobbies?')).toMatch(/“I keep bees\.”$/);
  expect(say('when would you be free for an internship?')).toMatch(/^Closest to what you ask:.*internship/s);
});

test.each(['how can I hire you?', 'how do we start a project with him?'])(
  'who asks how to hire is told the ways of contact: %s',
  (text) => expect(ask(text).text).toMatch(/^You can reach /),
);

test('who asks for one kind of work gets no list of all', async () => {
  const [shop, mill] = ['Sells carpets in an online shop.', 'Grinds flour.'];
  const toProject = (description: string, at: number) => ({
    ...{ title: `Work ${at}`, platform: 'Other', description, technologies: [] },
  });
  const own = await knowledgeOf({ owner, projects: [mill, shop].map(toProject), questions: [] });
  const say = (text: string) => answerQuickly([{ role: 'user', text }], own).text;
  expect(say('have you built an online shop?')).toMatch(/^\[Work 1\]/);
  expect(say('what have you built?')).toMatch(/shows 2 projects/);
});

test('who is greeted by name is no name in the question', () =>
  expect(ask('Hello Kwame, what does a website cost?').text).toBe(ask('what does a website cost?').text));

test('who asks of a project what no sentence surely says is told its case study, too', async () => {
  const caseStudy = 'The wheel broke twice. A smith in the village made a better one.';
  const what = { title: 'Water Mill', platform: 'Other', description: 'Grinds flour.' };
  const project = { ...what, caseStudy, technologies: [] };
  const own = await knowledgeOf({ owner, projects: [project], questions: [] });
  const say = (text: string) => answerQuickly([{ role: 'user', text }], own);
  expect(say('Who paid for Water Mill?')).toMatchObject({
    outcome: 'near',
    text: expect.stringMatching(/Grinds flour\..*The wheel broke twice\./s),
  });
});

test('the product is told to who asks for its family', () => {
  expect(ask('did he use Spring?').text).toContain('Spring Boot');
  expect(ask('unreal experience')).toMatchObject({
    outcome: 'answer',
    text: expect.stringContaining('Unreal Engine'),
  });
});

test.each([
  ['is he employed or freelance?', /founder/],
  ['what can you do for me', /^Hello! Tomasz Wieczorek: /],
  ['any react work', /^Nothing published here mentions react/],
  ['do you knwo postgrs', /PostgreSQL/],
])('asked in other words: %s', (text, told) => expect(ask(text).text).toMatch(told));

test('a number, or a year, is told only of what was asked', async () => {
  const story = 'It weighed 4,100 parcels of wool in a van. It went live and ran for five summers.';
  const own = await knowledgeOf({
    owner,
    projects: [{ title: 'Even Scale', platform: 'Other', description: story, technologies: [] }],
    questions: [],
  });
  const say = (text: string) => answerQuickly([{ role: 'user', text }], own);
  expect(say('How many parcels of wool were weighed?')).toMatchObject({ outcome: 'answer' });
  expect(say('How many parcels of Guavas were weighed?').text).toMatch(
    /^Nothing published here mentions Guavas/,
  );
  expect(say('In which year did Even Scale go live?')).toMatchObject({ outcome: 'near' });
});

test.each(['Was macht Lark Ferry?', 'larck fery app', 'the Lark Ferry website'])(
  'who asks for a project alone is told the whole of it: %s',
  (text) =>
    expect(ask(text)).toMatchObject({
      outcome: 'answer',
      text: expect.stringMatching(/^\*\*\[Lark Ferry\]/),
    }),
);

test('a verb is known in each of its forms, and what was before by its mark', async () => {
  const own = await knowledgeOf({
    owner: { ...owner, about: 'Earlier: two years at a tannery. Now I am on my own.' },
    projects: [
      {
        title: 'Even Scale',
        platform: 'Other',
        description: 'Its dials are drawn by Ama Owusu.',
        technologies: [],
      },
    ],
    questions: [],
  });
  const say = (text: string) => answerQuickly([{ role: 'user', text }], own);
  expect(say('Who drew the dials?')).toMatchObject({
    outcome: 'answer',
    text: expect.stringContaining('Ama Owusu'),
  });
  expect(say('Where did he work before?').text).toMatch(/two years at a tannery/);
});

test.each([
  ['How many downloads has the web application?', 'near'],
  ['Where did he do his PhD?', 'near'],
])('what nothing published tells is not told plainly: %s', (text, outcome) =>
  expect(ask(text)).toMatchObject({ outcome }),
);

test('two words of one stem are two names', () => {
  expect(ask('tell me about Evening Kite').text).toMatch(/^\*\*\[Evening Kite\]/);
  expect(ask('Even Scale or Evening Kite, which is it?').text).toMatch(/Even Scale.*Evening Kite/s);
});

test('which prize a project won is told by the prize', () => {
  const conversation = [
    { role: 'user' as const, text: 'what is Hinge Watch' },
    { role: 'model' as const, text: ask('what is Hinge Watch').text },
    { role: 'user' as const, text: 'did it win anything?' },
  ];
  expect(answerQuickly(conversation, knowledge).text).toContain('Golden Padlock');
});

test('a platform that no project has is no condition because it sounds alike', () =>
  expect(ask('which project is for libraries?').text).not.toMatch(/^No projects/));

const two = (projects: EvaluatedOwner['projects'], about = 'I build software.') =>
  knowledgeOf({
    owner: { ...owner, about, introduction: null, yearsOfExperience: null },
    projects,
    questions: [],
  });
const askOf = async (projects: EvaluatedOwner['projects'], text: string, about?: string) =>
  answerQuickly([{ role: 'user', text }], await two(projects, about));

const DESK = {
  ...{ title: 'Invoice Desk', platform: 'Web Application', period: '2018, 2019 – 2022' },
  ...{ description: 'Sends bills to plumbers. Harbours show when the ferries leave.', technologies: ['C'] },
};
const NOTES = {
  ...{ title: 'Quiet Notes', platform: 'Mobile Application', period: null },
  ...{ description: 'Notes that make no sound.', technologies: ['React', 'JavaScript'] },
};

test.each(['Which constructor pattern do you use?', 'toString valueOf hasOwnProperty', '__proto__'])(
  'words that objects know are words: %s',
  async (text) => expect((await askOf([DESK, NOTES], text)).text).not.toBe(''),
);

test.each([
  ['Which projects do not use C?', 'Quiet Notes'],
  ['Which projects are not web applications?', 'Quiet Notes'],
  ['Which projects are not on mobile?', 'Invoice Desk'],
  ['Which projects are from 2021?', 'Invoice Desk'],
])('what is not asked for is left out: %s', async (text, title) => {
  const { text: told } = await askOf([DESK, NOTES], text);
  expect(told).toContain(`[${title}]`);
  expect(told).not.toContain(title === 'Invoice Desk' ? 'Quiet Notes' : 'Invoice Desk');
});

test.each(['Is Tomasz better than other developers?', 'How does Quiet Notes differ from its competitors?'])(
  'nothing is compared with what is nowhere: %s',
  async (text) => expect((await askOf([DESK, NOTES], text)).text).not.toMatch(/share no published|Both use/),
);

test('the newest is told with that others have no date', async () =>
  expect(await askOf([DESK, NOTES], 'which project is the newest?')).toMatchObject({
    outcome: 'answer',
    text: expect.stringMatching(/^Of those with dates: /) as string,
  }));

test('where something of a project is says nothing of where the owner is', async () =>
  expect((await askOf([DESK, NOTES], 'where are the harbours')).text).not.toContain('works from'));

test('a plural names a project, too', async () =>
  expect((await askOf([DESK, NOTES], 'What are the invoices built with?')).text).toMatch(/Built with C/));

test('what the owner says of a technology is his', async () =>
  expect((await askOf([NOTES], 'Do you know Haskell?', 'I taught myself Haskell in 2019.')).text).toMatch(
    /^Tomasz writes: “I taught myself Haskell/,
  ));

test('years of anything else are no experience', async () => {
  const about = 'My daughter is 3 years old.';
  expect((await askOf([NOTES], 'How many years of experience do you have?', about)).outcome).toBe('decline');
});

test('a role says nothing of how many there were, and without technologies nothing is built with them', async () => {
  const project = { ...NOTES, role: 'Frontend', technologies: [] };
  expect((await askOf([project], 'How many people built Quiet Notes?')).text).not.toMatch(/^Role in/);
  expect((await askOf([project], 'What is Quiet Notes?')).text).not.toMatch(/[Bb]uilt with \./);
});

test('instructions and types are no attack', async () => {
  for (const text of [
    'What are the instructions of Quiet Notes?',
    'Do you prefer Array<string> or string[]?',
  ])
    expect((await askOf([NOTES], text)).reason).not.toBe('attack');
});

test('a long case study is read to its end', async () => {
  const caseStudy = `${'Readers asked for less. '.repeat(1200)}In the end RabbitMQ carries the letters.`;
  const { text, outcome } = await askOf([{ ...NOTES, caseStudy }], 'Have you used RabbitMQ?');
  expect([text, outcome]).toEqual([expect.stringContaining('RabbitMQ carries the letters'), 'answer']);
});

test("what he won't do is no prize", async () => {
  const own = { ...owner, about: "I won't do night shifts.", awards: [] };
  const without = await knowledgeOf({ owner: own, projects: [...projects], questions: [] });
  const { outcome, text } = answerQuickly([{ role: 'user', text: 'has he won any prizes?' }], without);
  expect(outcome).toBe('decline');
  expect(text).toMatch(/^Awards are not published/);
});

test.each([
  ['do you write a blog?', /^Whether \w+ writes a blog or a newsletter is not published/],
  ['what would your colleagues say about you?', /^What clients say of \w+ is not published/],
  ['do you do freelance?', /A small website starts at/],
  ["what's the minimum budget?", /^A small website starts at 3,500 cedis/],
  ['Qué proyectos has hecho?', /shows 7 projects here/],
  ['what are you most proud of?', /^Nothing published says which project that is/],
  ['phone and email', /^A telephone number is not published.*\n\nYou can reach/s],
])('what any owner is asked is told as what it is: %s', (text, told) => expect(ask(text).text).toMatch(told));

test('two languages are one question', () => {
  expect(ask('do you speak twi and english?').text.match(/Fante, Twi/g)).toHaveLength(1);
});

test('who names a database is not told of all databases', () => {
  expect(ask('Hat sie schon einmal eine PostgreSQL-Datenbank gebaut?').text).not.toMatch(
    /^Published databases/,
  );
});
