import { expect, test } from 'vitest';
import { NO_CONTEXT } from '../../src/api/assistant/quick-answer/context';
import { readQuestion } from '../../src/api/assistant/quick-answer/question';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { suggestQuestions } from '../../src/api/assistant/suggestions';
import { knowledgeOf, type EvaluatedOwner } from './evaluation/owners';
import { talkAbout } from './talk';
import { tomasz } from './two-projects';
import { cpuOf } from '../harness/measure-cpu';

const { owner } = tomasz as EvaluatedOwner;
const TEAM =
  '- The workshop is four people below a mill.\n- I founded it in 2011, after nine seasons as cook on a barge. I got into it by mending gates. He worked for mills.';
const TERMS =
  'Smiths may pay in six instalments. A day costs 520 euros. We do not make payroll or slot machines. Calls are taken until six West Africa Time. Am Montag bin ich vor Ort.';

const knowledge = await knowledgeOf({
  owner: {
    ...owner,
    headline: 'Founder of a workshop for forges',
    about: TEAM,
    availability: TERMS,
    awards: [
      { title: 'Silver Tongs', year: 2012, description: null },
      { title: 'Golden Anvil', year: 2018, description: null },
    ],
    education: [{ title: 'Diploma in Smithing', institution: 'Anvil School', year: 2003, description: null }],
  },
  projects: [
    {
      ...{
        title: 'Bellows Desk',
        platform: 'Web Application',
        period: '2019 – 2020',
        technologies: ['Leaflet'],
        sourceCode: 'https://code.example/bellows',
      },
      description:
        'Forges sell door hinges with it. The heaviest order weighed 410 kilograms. 36 forges use it. A hinge in a basket is kept for 25 minutes.',
    },
    {
      ...{
        title: 'Spark Map',
        platform: 'Mobile Application',
        period: '2015',
        technologies: ['Leaflet'],
        role: 'Cook of ideas.',
      },
      description:
        'Walkers find forges that are open. Villagers lent the cameras. I had not expected cats. One sign had the wrong name.',
    },
  ],
  questions: [],
});

const talk = talkAbout(knowledge);

test.each([
  [['how big is the team'], /^The workshop is four people below a mill\.$/],
  [['what did you do before the workshop'], /cook on a barge/],
  [['since when does the workshop exist'], /2011/],
  [['can i pay in parts?'], /six instalments/],
  [['what does a day cost?', 'can i pay in parts?'], /six instalments/],
  [['so what do you people actually do'], /four people below a mill/],
  [['how many forges use it so far?'], /36 forges/],
  [['biggest order so far?'], /410 kilograms/],
  [['where did you study?', 'what year was it'], /2003/],
  [['which projects use leaflet?', 'which of those is older?'], /^\*\*\[Spark Map\]/],
  [['what is Spark Map?', 'how many projects are there?'], /^2 projects/],
  [['what is Spark Map?', 'which projects are not web applications?'], /^1 project \(not Web Application\)/],
  [['which projects are not from before 2018?'], /^1 project not before 2018:\n\n.*Bellows Desk/],
  [['why are there no projects from before 2014?'], /^(?!\d+ projects?)/],
  [['I am with a forge, is there something for us?'], /^(?!Hello)/],
  [['Arbeiten Sie auch vor Ort?'], /Am Montag bin ich vor Ort/],
  [['how many awards do you have?'], /^Awards \(2\):/],
  [['what is Bellows Desk?', 'what went wrong?'], /^Closest to what you ask:\n\n.*Bellows Desk/],
  [['what is Spark Map?'], /Role: Cook of ideas\.\n/],
  [['have you won anything?', 'which one was the first?'], /^\*\*Silver Tongs/],
  [['what did you do before the workshop', 'where?'], /barge/],
  [['what is Spark Map?', 'und ist der Quelltext offen?'], /^\*\*\[Spark Map\].*There is no live preview/s],
  [['who has he worked for?'], /He worked for mills/],
  [['what is Spark Map?', 'what was your role?'], /^Role in .*Spark Map.*: Cook of ideas/],
  [['can i see your code'], /^1 project with public source code:\n\n- \[Bellows Desk/],
  [
    ['is the code of Bellows Desk public?', 'and Spark Map?'],
    /^\*\*\[Spark Map\].*There is no live preview/s,
  ],
  [['show me everything youve built'], /shows 2 projects/],
  [['do you know leaflet?', 'and vue?'], /^Nothing published here mentions vue/],
  [['smartwatch experience?'], /^(?!.*years)/s],
  [['what is Spark Map?', 'who else works on it?'], /^(?!Role in)/],
  [['any smithing certification?'], /Anvil School/],
  [['e-commerce experience'], /^(?!.*years)/s],
  [['any swift?'], /^Nothing published here mentions swift/],
  [['and you?'], /Founder of a workshop/],
  [['which time zone are you in?'], /^Calls are taken until six/],
  [['how did you get into programming?'], /I got into it by/],
  [['wich awrds did he win'], /Golden Anvil/],
  [['which award is the newest?'], /^\*\*Golden Anvil\*\*/],
  [
    ['what can you do?', 'what about hosting', 'how long would a shop take'],
    /^(?!.*Bellows Desk.*25 minutes)/,
  ],
])('%j is answered', (texts, expected) => expect(talk(...texts).text).toMatch(expected));

test.each([
  ['another number is none', 'how many cameras hang in the villages?'],
  ['what is not the most', 'oldest forge that you know?'],
  ['what is only near', 'what do you pay for lunch'],
  ['a price that is not told', 'Was kostet Bellows Desk?'],
  ['a number that is not told', 'Wie viele Bäume wurden durch Bellows Desk gerettet?'],
])('%s, and told as near at most: %s', (_, text) => expect(talk(text).outcome).not.toBe('answer'));

test.each(['do you work weekends?', 'can you travel to Oslo?', 'how long is your notice period?'])(
  'when he is free tells nothing of anything else: %s',
  (text) => expect(talk(text).outcome).not.toBe('answer'),
);

test('what a project says in the first person is quoted', () => {
  expect(talk('What is Spark Map?').text).toMatch(/: “Walkers find .* cats\. .*”/);
});

test('who else worked on it is not told by where the owner works', () =>
  expect(talk('what is Bellows Desk?', 'who else works on it').text).not.toContain('works from'));

test.each(['Are you Tomasz?', 'are you Tomasz Wieczorek', 'am I talking to Tomasz?'])(
  'the assistant is not the owner: %s',
  (text) => expect(talk(text).text).toMatch(/^I am the assistant of this site, not Tomasz/),
);

test('words of a language that it does not know are no technologies', () =>
  expect(talk('у него есть водительские права?').text).not.toContain('него'));

test('what is not answered is not suggested', async () => {
  const project = { platform: 'Other', description: 'Walkers find forges.', technologies: [] };
  const titles = ['🚀🔥', 'What is this?', 'Spark Map'];
  const odd = await knowledgeOf({
    owner,
    projects: titles.map((title) => ({ ...project, title })),
    questions: [],
  });
  const suggested = suggestQuestions(odd);
  expect(suggested.length).toBeGreaterThan(1);
  expect(suggested.filter((text) => /🚀|What is this/.test(text))).toEqual([]);
});

test('two function words of a title are no spelling of others', async () => {
  const title = 'Anvil in Your Pocket';
  const one = { title, platform: 'Other', description: 'Anvils are small.', technologies: [] };
  const own = await knowledgeOf({ owner, projects: [one], questions: [] });
  const text = 'can you mend bugs in our app?';
  expect(readQuestion(text, own, NO_CONTEXT).text).toBe(text);
});

test('a title within another word names no project, and an owner may have the name of a technology', async () => {
  const port = { title: 'Port', platform: 'Other', description: 'Boats are counted.', technologies: [] };
  const about = 'A cooperative in Portugal pays 300 euros a month.';
  const own = await knowledgeOf({
    owner: { ...owner, name: 'Ada Byron', about },
    projects: [port],
    questions: [],
  });
  const ask = (text: string) => answerQuickly([{ role: 'user', text }], own).text;
  expect(ask('Who pays for Port?')).not.toContain('Portugal');
  expect(ask('Who is Ada?')).toContain('Portugal');
});

test('one letter that stands for eighteen costs no more than they', async () => {
  expect(await cpuOf(() => talk('ﷺ'.repeat(1000)))).toBeLessThan(250);
});
