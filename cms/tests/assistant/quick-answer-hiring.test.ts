import { expect, test } from 'vitest';
import { isHandOver } from '../../src/api/assistant/hand-over';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { knowledgeOf, type EvaluatedOwner } from './evaluation/owners';
import { answer, knowledge, talk, tomasz } from './two-projects';

async function ask(change: Partial<EvaluatedOwner['owner']>, text: string) {
  const { owner, ...rest } = tomasz as EvaluatedOwner;
  const own = await knowledgeOf({ ...rest, owner: { ...owner, ...change } });
  return answerQuickly([{ role: 'user', text }], own);
}

test.each([
  ['What are your rates?', 'What Tomasz charges is not published here.'],
  ['How much would a simple booking site cost?', 'What Tomasz charges is not published here.'],
  ['Salary expectations?', 'What Tomasz charges is not published here.'],
  ['Can you start next month?', 'When Tomasz is available is not published here.'],
  ['Could you visit us in Lyon?', 'Whether Tomasz visits clients or works remotely is not published here.'],
])('what is not published of the owner is said by its name: %s', async (question, text) => {
  const reply = await ask({ about: null, introduction: null, availability: null }, question);
  expect(reply.outcome).toBe('decline');
  expect(reply.text).toBe(`${text} Please ask through the [contact form](https://site.example/contact).`);
});

test.each(['Could he come to our office?', 'Would Tomasz travel to Lyon?', 'Kann er zu uns kommen?'])(
  'whether the owner comes is told by how he works, not by when: %s',
  (text) => {
    expect(answer(text).text).toMatch(/^He works remotely/);
    expect(isHandOver([{ role: 'user', text }], knowledge, false)).toBe(true);
  },
);

test('who does not relocate may visit: nothing says so', async () => {
  const own = { about: null, introduction: null, availability: 'He does not relocate.' };
  expect((await ask(own, 'Could he visit us?')).outcome).toBe('decline');
});

test('whether a price is negotiable is not told by the price', () => {
  expect(talk('What does he charge?', 'Is that negotiable?')).toMatch(/^Closest to what you ask:/);
});

test('a price that is asked for after a project is that of a new one', () => {
  expect(
    talk('Tell me about Rowan Auctions', 'And how much would something like that cost roughly?'),
  ).toMatch(/620 euros a day/);
});

test('who worked on a project is told by its role', () => {
  for (const text of ['Who else worked on it?', 'How big was the team?', 'What was his part in it?'])
    expect(talk('Tell me about Plover Tides', text)).toMatch(/^Role in \[Plover Tides\]\(.+\): Android/);
});

test('whether the owner works with others is told by what he says, or by his roles', async () => {
  const about = 'Tomasz leads teams of up to four. He likes tea.';
  expect((await ask({ about }, 'Have you led a team?')).text).toContain('Tomasz leads teams of up to four.');
  expect(answer('Have you led a team?').text).toMatch(/Plover Tides\]\(.+\): Android/);
});

test('which of these is all of them when only one was spoken of', () => {
  expect(talk('Tell me about Rowan Auctions', 'Which of these is written in Kotlin?')).toMatch(
    /Plover Tides/,
  );
});

test('the newest of those listed is the newest', () => {
  expect(talk('Which projects are there?', 'Which one is the newest?')).toMatch(/^\*\*\[/);
});

test.each([
  ['What databases have you worked with?', /^Published databases: Redis/],
  ['Which programming languages do you know best?', /^Published programming languages: .*Kotlin/],
  ['Welche Programmiersprachen kennst du?', /^Published programming languages: .*Kotlin/],
  ['Have you used any game engines?', /^Nothing published here mentions game engines\./],
])('technologies of a kind are told: %s', (question, text) => {
  expect(answer(question).text).toMatch(text);
});

test('a kind asked of a project is told by what it is built with', () => {
  expect(talk('Tell me about Plover Tides', 'Which programming language does it use?')).toMatch(
    /^\[Plover Tides\]\(.+\) is built with Kotlin/,
  );
  expect(talk('Tell me about Rowan Auctions', 'And which game engine?')).toMatch(/^Closest to what you ask/);
});

test('the best of the world is no technology of the owner', () => {
  expect(answer('What is the best programming language?').outcome).toBe('decline');
});

test('the newest two are two', () => {
  expect(answer('What are your two newest projects?').text).toMatch(
    /^- \[Plover Tides\].*\n- \[Rowan Auctions\]/,
  );
});

test('a greeting before it does not hide the question', () => {
  expect(answer('Good morning! What can you tell me about yourself?').text).toMatch(/^Tomasz Wieczorek: /);
});

test('titles before a name are no first names', async () => {
  const said = await ask({ name: 'Dr. Tomasz Wilk', availability: null }, 'Can you start next month?');
  expect(said.text).toContain('When Tomasz is available');
});

test('spoken languages are told by sentences that name them', async () => {
  const about =
    'His interest is in languages without a dictionary. He conducts his work in Maltese and Finnish.';
  const introduction = 'My Basque is good enough for a menu.';
  const spoken = (text: string) => ask({ about, introduction, availability: null }, text);
  expect((await spoken('Which languages do you speak?')).text).toContain('Maltese and Finnish');
  expect((await spoken('Do you speak Basque?')).text).toContain('My Basque is good enough');
});

test('where the owner comes from is not where he works', async () => {
  const about = 'He was born in Sliema and builds what boats need.';
  const address = { street: null, town: 'Gdynia', region: null, country: 'Poland' };
  expect((await ask({ about, address }, 'Where were you born?')).text).toContain('born in Sliema');
  expect((await ask({ about: null, address }, 'Where were you born?')).outcome).not.toBe('answer');
});

test('a sentence that says just what is asked comes before the topic', async () => {
  const availability = 'He is free from May. He answers letters on Thursdays.';
  const { text } = await ask({ availability }, 'On which day do you answer letters?');
  expect(text).toContain('He answers letters on Thursdays.');
});

test('another topic after a short question is not the one before', () => {
  expect(talk('How much per day?', 'and when could you start')).not.toBe(talk('How much per day?'));
});

test('why is answered by a reason, or by what comes nearest', () => {
  expect(talk('Tell me about Plover Tides', 'and why did you write it?')).toMatch(/^Closest to what you ask/);
});

test.each([
  ['e-mail address and github pls', 2],
  ['day rate + when is he free?', 2],
  ['His notice period? And a CV link please', 2],
])('two short questions are both answered: %s', (text, parts) => {
  expect(answer(text).text.split('\n\n').length).toBeGreaterThanOrEqual(parts);
});

test('all technologies that nobody mentions are named', () => {
  expect(answer('Has he used Ionic or Cordova?').text).toMatch(/mentions Ionic and Cordova\./);
});

test('a platform is no technology', () => {
  expect(answer('Do you have a desktop application?').text).not.toMatch(/Nothing published/);
  expect(talk('Which projects are there?', 'and which of those is a mobile application?')).toMatch(
    /^\d+ projects? \(Mobile Application\)/,
  );
});

test('how many worked on it is told by the role that has a number', () => {
  expect(talk('Tell me about Plover Tides', 'how many people worked on it?')).toMatch(/in a team of four$/);
  expect(talk('Tell me about Rowan Auctions', 'how many people worked on it?')).not.toMatch(/^Role in/);
});

test('whether it still runs is not told by its links', () => {
  expect(talk('Tell me about Plover Tides', 'is it still running?')).not.toMatch(
    /^\[Plover Tides\]\(.+\): There is no/,
  );
});

test('whether the owner would do something is not told by what he has done', () => {
  expect(answer('Would you build an auction site for our casino?').outcome).not.toBe('answer');
});

test.each([
  ['Hi, this is Anna from Blue Door, are you free in March?', 'When are you available?'],
  ['Hello, I am Ann Lee of Blue Door Ltd. Which projects use Kotlin?', 'Which projects use Kotlin?'],
  ['We are looking for a developer for our shop', 'When are you available?'],
  ['I need a freelancer', 'When are you available?'],
  ['Can we have a call tomorrow?', 'How can I reach you?'],
  ['can i talk to a human', 'How can I reach you?'],
  ['Can I meet him?', 'How can I reach you?'],
  ['Summarise him in one sentence', 'Who is he?'],
])('who comes with something is answered to just that: %s', (text, asked) => {
  expect(answer(text)).toEqual(answer(asked));
});

test('a profession is no name: what it needs is looked for', () => {
  expect(answer("I'm a nurse, is there something for hospitals?").text).not.toMatch(/^Hello/);
});

test.each([
  ['What do clients say about you?', /^What clients say of Tomasz is not published/],
  ['Do you offer maintenance?', /^Whether Tomasz looks after what is finished is not published/],
  ["What's your process?", /^How Tomasz goes about a project is not published/],
])('what is often asked is told by the owner, or honestly not: %s', async (text, missing) => {
  expect(answer(text)).toMatchObject({ outcome: 'decline', text: expect.stringMatching(missing) as string });
  const about = 'Clients say I listen. I offer hosting and maintenance. We start with prototypes first.';
  expect(await ask({ about }, text)).toMatchObject({ outcome: 'answer' });
});
