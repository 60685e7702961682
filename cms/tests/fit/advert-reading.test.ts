import { expect, test } from 'vitest';
import { readAdvert } from '../../src/api/fit/advert/read-advert';
import { find, inList, tell } from './told';

test.each([
  ['English required. German is a plus.', 'English | + German'],
  ['German C1 required. Kubernetes is a plus.', 'German | + Kubernetes'],
  ['PHP required. Rust preferred.', 'PHP | + Rust'],
  ['Must know Vue. Docker is nice to have.', 'Vue | + Docker'],
  ['Kenntn. Kubernetes u. Helm in Vollz.', 'Kubernetes | Helm'],
])('each sentence has a level of its own: %s', (line, told) => {
  expect(inList(line)).toBe(told);
});

test.each([
  ['Must have: React, TypeScript. Nice to have: Rust, Go.', 'React | TypeScript | + Rust | + Go'],
  ['Nice to have: Rust, Go. Must have: React.', '+ Rust | + Go | React'],
  ['| Must have | Nice to have |\n|---|---|\n| React | Rust |', 'React | + Rust'],
  [
    '| Must have | Nice to have | Notes |\n|---|---|---|\n| React | Rust | Docker |',
    'React | + Rust | Docker',
  ],
  [
    '| | Must have | Nice to have |\n|---|---|---|\n| Shop | React | Rust |\n| App | Go | Vue |',
    '? Shop | React | + Rust | ? App | Go | + Vue',
  ],
  ['| Notes on bonus | Must have |\n|---|---|\n| daily | React |', 'React'],
  ['Requirements:\n| Skill | Level |\n|---|---|\n| React | expert |', 'React'],
])('so has what stands under a heading in a line or a table: %s', (advert, told) => {
  expect(tell(advert)).toBe(told);
  expect(find(advert).leftOut).not.toContain(':');
});

test.each([
  ['HTML/CSS', 'HTML | CSS'],
  ['React/TypeScript', 'React | TypeScript'],
  ['CI/CD', 'CI/CD'],
  ['React;', 'React'],
  ['react', 'react'],
  ['"React"', 'React'],
  ['»React«', 'React'],
  ['React (expert)', 'React'],
  ['**React**: deep knowledge', 'React'],
  ['React-Kenntnisse', 'React'],
  ['React is a must.', 'React'],
  ['React to incidents', 'other: React to incidents'],
  ['React: 3 years', 'React | years: 3 years'],
  ['React (5 years)', 'React | years: 5 years'],
  ['React 18+, Go', 'React 18+ | Go'],
])('a published name is read however it is written: %s', (line, told) => {
  expect(inList(line)).toBe(told);
});

test.each(['No experience with React required', 'No PHP please', 'Kein Go nötig'])(
  'what nobody needs is no requirement: %s',
  (line) => {
    expect(find(`Requirements:\n- ${line}`)).toEqual({ requirements: [], leftOut: [line] });
    expect(inList(`HTML, ${line.replace(/^No/, 'no')}`)).toContain('HTML');
  },
);

test('a technology is not asked for where it is denied, and not lost beside one that is', () => {
  expect(inList('TypeScript, no PHP please')).toBe('TypeScript');
  expect(inList('Not only React but also Vue')).toBe('React | Vue');
});

test.each([
  ['SQL and No-SQL databases (PostgreSQL, MongoDB)', 'SQL | No-SQL | PostgreSQL | MongoDB'],
  ['No SQL databases, e.g. MongoDB', 'No SQL | e.g. MongoDB'],
  ['SQL and No SQL databases (PostgreSQL)', 'SQL | No SQL | PostgreSQL'],
  ['Experience with No SQL, React', 'No SQL | React'],
  ['no-SQL databases such as MongoDB, Redis and Cassandra', 'no-SQL | MongoDB | Redis | Cassandra'],
  ['You are not afraid of Docker, Kubernetes and AWS', 'Docker | Kubernetes | AWS'],
  ['Keine Angst vor Docker, Kubernetes und AWS', 'Docker | Kubernetes | AWS'],
  ['No nonsense: React, TypeScript', 'React | TypeScript'],
  ['Never a dull day: React, TypeScript', 'React | TypeScript'],
  ['No-code and low-code tools: React, Go', 'No-code | React | Go'],
  ['You test without exception: React, TypeScript', 'React | TypeScript'],
  ['Cannot imagine life without TypeScript', 'TypeScript'],
  ['Kein Tag ohne React, Docker und TypeScript', 'React | Docker | TypeScript'],
])('what only sounds like a denial denies nothing: %s', (line, told) => {
  expect(inList(line)).toBe(told);
  expect(find(`Requirements:\n- ${line}`).leftOut).toEqual([]);
});

test.each([
  ['Experience with React (no Redux), TypeScript', 'React | TypeScript'],
  ['React [no Redux], TypeScript', 'React | TypeScript'],
  ['English (no German necessary), React', 'React | English'],
  ['No German needed, English is enough', 'English'],
  ['Instead of PHP: Go, React', 'Go | React'],
  ['React, no SQL required', 'React'],
  ['No PHP project without tests, React', 'React'],
  ['No (or little) PHP, but React', 'React'],
])('a denial ends with what it is said of, and what it denies is left out: %s', (line, told) => {
  expect(inList(line)).toBe(told);
  expect(find(`Requirements:\n- ${line}`).leftOut).toEqual([line]);
});

test.each(['', '\n\nRequirements:\n- Docker'])('a title asks for what it names, with%s', (rest) => {
  expect(tell(`Senior React Developer (m/f/d), Berlin or remote${rest}`)).toMatch(/^React \| place: /);
});

test.each([
  ['Permis de conduire exigé.', '? Permis de conduire exigé.'],
  ['Own car. Clean driving record.', '? Own car. | ? Clean driving record.'],
  ['مطلوب مطور\nخبرة في React\nإجادة الكتابة', '? مطلوب مطور | React | ? إجادة الكتابة'],
  ['募集\nReactの経験\n精通TypeScript和Docker', '? 募集 | React | TypeScript | Docker'],
  [
    'Tasks:\n- Build boats\n- you must hold the CKA certificate\n\nRequirements:\n- Docker',
    'other: you must hold the CKA certificate | Docker',
  ],
  ['Leadership experience: 5 years\nOwn car', 'years: Leadership experience: 5 years | ? Own car'],
])('what is not understood is given back: %s', (advert, told) => {
  expect(tell(advert)).toBe(told);
});

test.each(['Nice if you have it', 'DESIRABLES:'])('%s are wishes', (heading) =>
  expect(tell(`Requirements:\n- HTML\n\n${heading}\n- Go`)).toBe('HTML | + Go'),
);

test('an advert in French is read by its headings', () => {
  const advert =
    'Vos missions\n- Coder en Go\n\nProfil recherché\n- Trois ans de React\n- Anglais lu\n- Vue.js apprécié\n\nLes plus\n- Docker';
  expect(tell(advert)).toBe('React | years: Trois ans | English | + Vue.js | + Docker');
});

test('what shows nothing parts no words, and every space is one', () => {
  expect(readAdvert({ advert: 'Re\u00adact\u2028\ufeffVue\u2003\u00a0or\u0000Go\r\n' })).toBe(
    'React\nVue or Go\n',
  );
  expect(inList(`React,${'\u2003'.repeat(50)}TypeScript`)).toBe('React | TypeScript');
});

test.each([
  ["What you don't need\n\nReact. A degree in CSS.", ''],
  ["What don't you have to be?\n\nA Go expert.", ''],
  ['Was du nicht brauchst\n- Go', ''],
  ['Would be lovely, not required\n- Go', '+ Go'],
])('what stands under a heading of what nobody needs is not asked for: %s', (below, told) => {
  expect(tell(`Requirements:\n- HTML\n\n${below}`)).toBe(['HTML', told].filter(Boolean).join(' | '));
});

test.each([
  ['The treasure chest\n- You know React\n- experience with CSS', 'React | CSS'],
  ['The treasure chest\n- € 3,600 a month and React on Fridays\n- 28 days of holiday', ''],
  ["The treasure chest\n- building with React\n- you'll test in CSS", ''],
])('what stands under a heading of no known kind tells its kind: %s', (section, told) => {
  expect(tell(`Requirements:\n- HTML\n\n${section}`)).toBe(['HTML', told].filter(Boolean).join(' | '));
});

test.each([
  ['Our app was written in React by a founder. You know HTML.', 'HTML'],
  ['The editor has moved to React, and you need Go.', 'React | Go'],
  ['Our stack is React and Go.', 'React | Go'],
  ['We are leaving React. We are migrating from Go.', ''],
])('without headings, what is told of the company asks for nothing: %s', (text, told) => {
  expect(tell(text)).toBe(told);
});

test('what a bullet tells besides is not asked for', () => {
  expect(inList('some HTML. We have a Go app. It has one maintainer.')).toBe(
    'HTML | Go | ? It has one maintainer.',
  );
  expect(inList('some HTML. You listen well. Experience counts.')).toBe(
    'HTML | other: You listen well. | other: Experience counts.',
  );
});

test('a label within a line says what it is as far as the next empty line', () => {
  expect(tell('Requirements:\n- HTML\n\nNice to have: CSS.\nGo.\n\nReact knowledge.')).toBe(
    'HTML | + CSS | + Go | React',
  );
});

test.each([
  ['Nice to have:\n- CSS\n- React is required', '+ CSS | React'],
  ['Requirements:\n- HTML\n- CSS – good to have\n- Plus enough Go to get by', 'HTML | + CSS | Go'],
  ['Requirements:\n- HTML\n\nWould be toll, kein Muss\n- Go', 'HTML | + Go'],
  ['Requirements:\n- HTML\n\nDarüber hinaus erwarten wir:\n- Go', 'HTML | Go'],
  ['Requirements:\n- HTML\n\nWe would welcome\n- Go', 'HTML | + Go'],
  ['Requirements:\n- HTML\n\nSprinkles on top\n- Go', 'HTML | + Go'],
])('and must or nice by its own words: %s', (advert, told) => {
  expect(tell(advert)).toBe(told);
});

test('a language that is not needed is not asked for', () => {
  expect(inList('English for the office; Dutch is not needed')).toBe('English');
  expect(inList('Norwegian is not, but English is needed')).toBe('English');
});

test.each([
  [
    '5 years of beekeeping\n- 5 years of nursing',
    'years: 5 years of beekeeping | years: 5 years of nursing',
    [],
  ],
  ['5 years of experience\n- 5 years of professional experience', 'years: 5 years', []],
  ['Python for pipelines\n- Python for children', 'Python', ['Python for children']],
  ['Rust for games is a plus\n- Rust for servers', 'Rust', ['Rust for games is a plus']],
  ['React, and a clean record\n- React\n- React skills: 3 years', 'React | years: 3 years', []],
  ['Experience with React\n- You must have experience with React', 'React', []],
])('what is named again is left out where its line says more: %j', (lines, told, leftOut) => {
  expect(tell(`Requirements:\n- ${lines}`)).toBe(told);
  expect(find(`Requirements:\n- ${lines}`).leftOut).toEqual(leftOut);
});
