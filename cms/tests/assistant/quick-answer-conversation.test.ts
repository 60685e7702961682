import { expect, test } from 'vitest';
import { knowledgeOf, type EvaluatedOwner } from './evaluation/owners';
import { talkAbout } from './talk';
import { answer, talk, tomasz } from './two-projects';

test.each([
  ['Back to the tides app: how many harbours has it?', '310 harbours'],
  ['ok, different question. the app with the tides, how many harbours are in it?', '310 harbours'],
  ['no sorry, I meant the tides one. how many harbours has it?', '310 harbours'],
])('who goes back to another project means that one: %s', (text, told) => {
  expect(talk('Tell me about Rowan Auctions', text)).toMatch(/^\[Plover Tides\]/);
  expect(talk('Tell me about Rowan Auctions', text)).toContain(told);
});

test.each([
  ['His rates, are they fixed?', /^He works remotely.*620 euros a day/],
  ['His email: can I have it?', /tomasz@wieczorek/],
  ['The resume, can I download it?', /resume\.pdf/],
  ['The man behind this site, what does he do?', /^Tomasz Wieczorek/],
])('what is said of the owner is no project that comes near: %s', (text, told) => {
  expect(answer(text).text).toMatch(told);
});

test.each([
  ['Back to the tides app: was it shown in Condé?', /mentions Condé/],
  ['Back to the tides app: is it written in C#?', /^Nothing published here mentions C#\./],
])('a question about another project keeps its last letter: %s', (text, told) => {
  expect(talk('Tell me about Rowan Auctions', text)).toMatch(told);
});

test.each(['Why Not', 'Ur Maps', '🦊'])(
  'one whose title says nothing can be described: %s',
  async (title) => {
    const { owner, projects } = tomasz as EvaluatedOwner;
    const lakes = { title, platform: 'Other', description: 'It maps 21 lakes.', technologies: [] };
    const ask = talkAbout(await knowledgeOf({ owner, projects: [lakes, ...projects], questions: [] }));
    const told = ask('What is Gavel Live Auctions?', 'the lakes app: how many does it map?').text;
    expect(told).toContain(`[${title}]`);
    expect(told).toContain('21 lakes');
  },
);

test('what is asked for anew is looked for in all projects', () => {
  expect(talk('Tell me about Rowan Auctions', 'anything for anglers?')).toContain('[Plover Tides]');
});

test('after an answer about the owner, the next question is about the owner, too', () => {
  const before = ['What is Plover Tides?', 'When is he free?'];
  expect(talk(...before, 'and what does that cost a day?')).toContain('620 euros');
  expect(talk(...before, 'and part time?')).not.toContain('[Plover Tides]');
});

test('`Why?` asks nothing of the owner', () => {
  expect(talk('What is Plover Tides?', 'lol why?')).toMatch(
    /^Closest to what you ask:\n\n\*\*\[Plover Tides\]/,
  );
});

test('an award is told to who asks for one, whatever else the question says', () => {
  expect(answer('I write about apps for trains. Did he ever get an award for one?').text).toMatch(/^Awards:/);
});

test('one that is only like what is described is said to be only the nearest', async () => {
  const ask = talkAbout(await knowledgeOf(tomasz as EvaluatedOwner));
  expect(ask('What is Gavel Live Auctions?', 'the blue one?').outcome).toBe('near');
});

test('`ça` is the project that was spoken of', async () => {
  const ask = talkAbout(await knowledgeOf(tomasz as EvaluatedOwner));
  expect(ask('What is Gavel Live Auctions?', 'Qui utilise ça ?').text).toContain('[Gavel Live Auctions]');
});

test('who asks what others win is told of no award of the owner', async () => {
  const ask = talkAbout(await knowledgeOf(tomasz as EvaluatedOwner));
  expect(ask('Do bidders get a prize?').text).toContain('[Gavel Live Auctions]');
});

test('where nothing was published, what is asked next of it is said to be only the nearest', () => {
  const told = talk('What is Rowan Auctions?', 'Does he know Pulumi?', 'is that hard to learn?');
  expect(told).not.toMatch(/^\**\[Rowan Auctions\]/);
});

test('one of those listed before is asked about by what only it says', () => {
  expect(talk('List his projects', 'do the maps come late?')).toContain('[Plover Tides]');
});

test.each([
  ['When is he free?', 'And for how long?', /^Tomasz takes on freelance contracts of three months/],
  ['Tell me about Rowan Auctions', 'haha. what about the tides thing?', /^\*\*\[Plover Tides\]/],
  ['Does he know Kotlin?', 'in which project?', /Built with Kotlin:\n\n- \[Plover Tides\]/],
  ['Tell me about Plover Tides', 'Which ones are open source?', /^No projects with public source/],
])('%s %s', (before, text, told) => {
  expect(talk(before, text)).toMatch(told);
});

test('`And X?` asks of X what was asked before', () => {
  const before = 'Who paid for Rowan Auctions?';
  expect(talk(before, 'and Plover?')).toBe(talk('Who paid for Plover Tides?'));
  expect(talk('List his projects', 'who paid for the first one?', 'and the second one?')).toBe(
    talk('Who paid for Plover Tides?'),
  );
  expect(talk('When is he free?', 'and Plover?')).toBe(talk('Plover?'));
});

test('a project is asked about by its role, by how many winters it lasts and by how accurate it is', async () => {
  const { owner } = tomasz as EvaluatedOwner;
  const description =
    'It tells when snow comes. Each battery is watched for two weeks. Its life is three winters.';
  const role = 'The board; the case is by Ola Nowak.';
  const mast = { title: 'Snow Mast', platform: 'Other', description, role, technologies: [] };
  const ask = talkAbout(await knowledgeOf({ owner, projects: [mast], questions: [] }));
  expect(ask('Who made the case of the snow mast?').text).toContain('Ola Nowak');
  expect(ask('How long does the battery of the snow mast last?').text).toContain('three winters');
  expect(ask('What is the snow mast?', 'how accurate is it?').text).not.toContain('mentions accurate');
});

test('a reason is not told by what only speaks of it', () => {
  expect(answer('Why did the anglers fire him?').outcome).not.toBe('answer');
});

test('a fact of the owner is told with his sentence that says more of what is asked', async () => {
  const { owner, ...more } = tomasz as EvaluatedOwner;
  const about = `He goes to his clients in the first week. ${String(owner.about)}`;
  const ask = talkAbout(await knowledgeOf({ ...more, owner: { ...owner, about } }));
  expect(ask('Does he travel to clients?').text).toMatch(/first week.*\n\nHe works remotely/s);
});

test.each([
  ['Was he a nurse?', 'For how long?', 'eight years'],
  ['What did he study?', 'where?', 'Wawel Polytechnic'],
])('what is asked on of the owner is still about that: %s %s', async (first, text, told) => {
  const { owner, ...more } = tomasz as EvaluatedOwner;
  const about = 'He was a nurse on a surgical ward for eight years.';
  const ask = talkAbout(await knowledgeOf({ ...more, owner: { ...owner, about } }));
  expect(ask(first, text).text).toContain(told);
});

test.each([
  ['Quand est-il disponible ?', 'pour combien de temps ?', /three months and more/],
  ['Wann hat er Zeit?', 'für wie lange?', /three months and more/],
  ['¿Cuándo está disponible?', '¿por cuánto tiempo?', /three months and more/],
  ['Did he win an award?', 'For what?', 'When?', /Accessible App of the Year/],
  ['¿Qué estudió?', '¿Por qué?', /^(?!Tomasz Wieczorek: )/],
  ['Was ist Plover Tides?', 'und was kostet das?', /^(?!.*620 euros)/s],
  ['Which languages does he speak?', 'Why?', /^Closest to what you ask:/],
  ['What did he do before web applications?', /railway operator/],
])('what is asked on in a few words keeps to what was asked: %s %s', (...said) => {
  const told = said.pop() as RegExp;
  expect(talk(...(said as string[]))).toMatch(told);
});

test.each([
  ['Was something shown at a fair with animals?', 'What does it do?'],
  ['Do you have experience with cows and fish?', 'Who made it?'],
])('what came only near is not told plainly after: %s %s', (...said) => {
  expect(talk(...said)).toMatch(/^Closest to what you ask:/);
});

test('what the owner says of just that is told, as is an award that is named', async () => {
  const { owner, ...more } = tomasz as EvaluatedOwner;
  const about = `He keeps four hives of bees. He likes snow. He works alone, with two labs. ${String(owner.about)}`;
  const awards = [{ title: 'Omega Award', year: 2021, description: 'For a stable.' }];
  const ask = talkAbout(await knowledgeOf({ ...more, owner: { ...owner, about, awards } }));
  expect(ask('do you have bees yourself?').text).toContain('four hives');
  expect(ask('When is he free?', 'no, I meant the one about snow').text).not.toContain('He likes');
  expect(ask('what was the Omega Award for?').text).toContain('For a stable');
  expect(ask('What did he do before?', 'how many people were on it?').outcome).not.toBe('answer');
});

test('a count of what is not published is not that of the projects', () => {
  expect(talk('List his projects', 'how many have they passed?')).toMatch(/^(Closest|I can only|Nothing)/);
});

test('whether it uses a technology is told by what it is built with, and why by no proficiency', () => {
  expect(talk('What is Plover Tides?', 'does it use Kotlin?')).toMatch(
    /^\[Plover Tides\]\S+ Built with Kotlin/,
  );
  expect(talk('List his projects', 'why Kotlin?')).not.toMatch(/^Built with/);
});

test.each([
  ['what about the tides app, how many harbours are in it?', /310 harbours/],
  ['Tell me more about the one for anglers', /^\*\*\[Plover Tides\]/],
])('another one is meant by what it is for: %s', (text, told) => {
  expect(talk('Tell me about Rowan Auctions', text)).toMatch(told);
});

test('which of two technologies the owner is better at is told by both', () => {
  expect(talk('do you know Kotlin or Kafka?', 'which one are you better at?')).toMatch(/Kotlin.*Kafka/s);
});

test('how long something takes is told by the sentence that says it, not by the whole project', async () => {
  const { owner } = tomasz as EvaluatedOwner;
  const description = 'Shifts for kitchens. Planning a week took a Sunday. It takes twenty minutes now.';
  const shifts = { title: 'Rota', platform: 'Other', period: '2024', description, technologies: [] };
  const ask = talkAbout(await knowledgeOf({ owner, projects: [shifts], questions: [] }));
  const told = ask('What is Rota?', 'and how long does planning take with that now?').text;
  expect(told).toMatch(/^\[Rota\].*twenty minutes/);
  expect(told).not.toContain('Shifts for kitchens');
});
