import { expect, test } from 'vitest';
import { find, inList, tell } from './told';

const TOLD = 'Rust or C++ | LoRaWAN | + KiCad';

test.each([
  'We love bees.Requirements:• Rust or C++• LoRaWANNice to have:• KiCadPerks:• honey',
  'We love bees. Requirements: • Rust or C++ • LoRaWAN Nice to have: • KiCad Perks: • honey',
  'We love bees. What you bring • Rust or C++ • LoRaWAN Nice to have • KiCad What we offer • honey',
  'We love bees.Requirements:·Rust or C++·LoRaWAN.Nice to have:·KiCad.Perks:·honey',
  'We love bees. Requirements: – Rust or C++ – LoRaWAN. Nice to have: – KiCad. Perks: – honey',
  'We love bees.Requirements:–Rust or C++–LoRaWAN.Nice to have:–KiCad.Perks:–honey',
  'We love bees. Requirements: - Rust or C++ - LoRaWAN. Nice to have: - KiCad. Perks: - honey',
  'We love bees. Requirements: ✅ Rust or C++ ✅LoRaWAN Nice to have: ✔️KiCad Perks: ✔️ honey',
  'We love bees. Requirements\n- Rust or C++ - LoRaWAN - Rust or C++\nNice to have: KiCad\nPerks: honey',
  'We love bees. Requirements: ▪ Rust or C++ ▪ LoRaWAN.Nice to have: KiCad.Perks: honey',
  'We love bees. Requirements: Rust or C++ · LoRaWAN. Nice to have: KiCad. Perks: honey',
])('bullets and headings within a line begin lines: %s', (advert) => {
  expect(tell(advert)).toBe(TOLD);
  expect(find(advert).leftOut).toEqual(['We love bees.', 'honey']);
});

test('headings are questions in Spanish', () => {
  const advert =
    '¿Qué pedimos?\n• Al menos un año de experiencia\n• Rust\n\n¿Qué valoramos?\n• KiCad\n• Inglés intermedio';
  expect(tell(advert)).toBe('years: Al menos un año de experiencia | Rust | + KiCad | + English');
});

test('Japanese bullets have no space after them', () => {
  const advert = '開発者募集\n\n当社は養蜂の会社です。\n\n応募資格：\n・RustまたはC++の実務経験\n・LoRaWAN';
  expect(tell(advert)).toMatch(/ \| Rust \| C\+\+ \| LoRaWAN$/);
});

test('a name is not cut where a text has no spaces', () => {
  const asked = 'Reactを用いた開発経験が必要です。';
  for (let before = 0; before < asked.length; before++)
    expect(tell(`${'・'.repeat(before)}${asked.repeat(60)}`), String(before)).toBe('React');
});

test('German ones, too', () => {
  const advert =
    'Wir mögen Bienen.Dein Profil:•Rust oder C++•2–4 Jahre ErfahrungVon Vorteil:•KiCadWir bieten:•Honig';
  expect(tell(advert)).toBe('Rust oder C++ | years: 2–4 Jahre | + KiCad');
  expect(find(advert).leftOut).toEqual(['Wir mögen Bienen.', 'Honig']);
});

test.each([
  ['Kolleg·innen, 2–4 Jahre', 'years: Kolleg·innen, 2–4 Jahre'],
  ['Tests – React, Go – are yours', 'React | Go'],
  ['React: Leadership experience', 'React'],
  ['Nice to have: KiCad\n- React', '+ KiCad | React'],
])('what only looks so parts nothing: %s', (line, told) => {
  expect(tell(`Requirements:\n- ${line}`)).toBe(told);
});

const FURNITURE = [
  'HiveTech logo',
  'Share',
  'Show more options',
  'Promoted by hirer',
  'Actively reviewing applicants',
  'Over 100 applicants',
  'Reposted 2 weeks ago',
  'See who HiveTech has hired for this role',
  'Easy Apply',
  'Apply',
  'Save',
  'About the job',
  'Jetzt bewerben',
  'Merken',
  'Erschienen: vor 3 Tagen',
  'Stellenbeschreibung',
  'To: undisclosed-recipients',
  'Unsubscribe',
];

test.each(['\n', '\n\n'])('what a page says of an advert is left out, parted by %j', (end) => {
  const text = 'IoT Developer, Munich\n\nRequirements:\n- Rust';
  const { requirements, leftOut } = find([...FURNITURE, text].join(end));
  expect(requirements.map((one) => one.text)).toEqual(['IoT Developer, Munich', 'Rust']);
  expect(leftOut).toEqual(FURNITURE);
});

test('so it is beside something else', () => {
  const advert = 'React Developer\nMunich · 2 weeks ago · 47 people clicked apply\nSave · Share';
  expect(tell(advert)).toBe('React | ? Munich');
  expect(find(advert).leftOut).toEqual(['2 weeks ago', '47 people clicked apply', 'Save', 'Share']);
});

test('what is a button before the text is a heading in it', () => {
  const text = 'Apply\n\nRequirements:\n- Rust\n\nApply\nWith a letter.';
  expect(find(text)).toMatchObject({
    requirements: [{ text: 'Rust' }],
    leftOut: ['Apply', 'With a letter.'],
  });
  expect(tell('About the job')).toBe('');
});

test.each([
  [
    'skill\tlevel\tyears\nReact\texpert\t5\nRust\tgood\t3+',
    'React | years: 5 years | Rust | years: 3+ years',
  ],
  ['Kenntnis\tNiveau\tJahre\nRust\tsicher\t5', 'Rust | years: 5 Jahre'],
  ['Must have\tNice to have\nReact\tRust\nGo\tVue', 'React | + Rust | Go | + Vue'],
  ['Nice to have\nskill\tlevel\nReact\texpert', '+ React'],
  ['Criteria\tEssential\tDesirable\tAssessed by\nSkills\nReact\tX\t\tA\nGo\t\tX\tA', 'React | + Go'],
  ['| Criteria | Essential | Desirable |\n|---|---|---|\n| React | ✓ | |\n| Go | | ✓ |', 'React | + Go'],
  ['Skills\tReact, Vue\nBenefits\tfruit', 'React | Vue'],
])('tables are read as they are copied from pages: %j', (advert, told) => {
  expect(tell(advert)).toBe(told);
  expect(find(advert).leftOut.join()).not.toMatch(/level|Niveau/);
});

test.each([
  [
    '| No | Criterion | Essential | Desirable |\n|---|---|---|---|\n| 1 | Go, five years | x | no |\n| 2 | Fluent German | | x |',
    'Go | years: five years | + German',
  ],
  [
    'No\tCriterion\tEssential\tDesirable\n1\tFive years with React\tx\t\n2\tFluent German\t\tx',
    'React | years: Five years | + German',
  ],
  [
    'Area\tCriteria\tEssential\tDesirable\nEducation\tDegree in biology\tx\t\nSkills\tReact\t\tx',
    'degree: Education: Degree in biology | + React',
  ],
  [
    '| Criterion | Essential | Desirable | Details |\n|---|---|---|---|\n| Languages | x | | German and Bengali |',
    'German | Bengali',
  ],
  [
    '| Essential | Desirable | Requirement | Method of assessment |\n|---|---|---|---|\n| ✓ | | Own car | Interview |\n| | ✓ | Kubernetes | Test |',
    'other: Own car | + Kubernetes',
  ],
  [
    '| Skill | Years | Must have | Nice to have |\n|---|---|---|---|\n| React | 5 | x | |\n| Go | | | x |',
    'React | years: 5 Years | + Go',
  ],
  [
    '| Criterion | Essential | Desirable | Priority | Evidence |\n|---|---|---|---|---|\n| Own car | x | | high | Application form |',
    'other: Own car',
  ],
])('beside a tick each cell is read, in whatever column it stands: %j', (advert, told) => {
  expect(tell(advert)).toBe(told);
  expect(find(advert).leftOut).toEqual([]);
});

test('a line that stands twice is left out once', () => {
  expect(find('We love bees.\nRequirements: Rust\nAbout us\nWe love bees.').leftOut).toEqual([
    'We love bees.',
  ]);
});

test.each([`React ${'x'.repeat(293)}`, `Location: ${'x'.repeat(289)}`])(
  'a long line ends with a whole character',
  (line) => {
    const [requirement] = find(`Requirements:\n- ${line}🐝 and bees`).requirements;
    expect(requirement?.line).toBe(line);
    expect(requirement?.text).not.toMatch(/\p{Surrogate}/u);
  },
);

test('numbers of criteria are bullets', () => {
  const advert = 'Essential\nE1  React (A)\nE2  Go (A, I)\nDesirable\nD1  CSS (A)\nD2  HTML';
  expect(tell(advert)).toBe('React | Go | + CSS | + HTML');
  expect(inList('C1 English')).toBe('English');
});

test('chapters with numbers are headings, and their points bullets', () => {
  const advert = '1. Mandatory requirements\n1.1 React\n1.2 Go\n\n2. Desirable\n2.1 CSS\n2.2 HTML';
  expect(tell(advert)).toBe('React | Go | + CSS | + HTML');
});

test('who writes all small ends lines where they end', () => {
  const advert =
    'need somebody for our bakery app, remote but in the uk\nmust be solid with React\nwe replace Go';
  expect(tell(advert)).toMatch(/ \| React$/);
});

test('who writes all small asks for some things, and would like others', () => {
  const advert = `hey all, i am ${'posting for a friend of mine, '.repeat(8)}so bear with me please. it's a React app. knowing CSS would be lovely, so would Go. we pay on time.`;
  expect(tell(advert)).toBe('React | + CSS | + Go');
});

test('headings in capitals stay whole', () => {
  expect(tell('WHAT WE NEED\n- React\n\nTHE DEAL\nPermanent, full time. Free React books.')).toBe(
    'React | availability: Permanent, full time.',
  );
});

test('addresses name no technology', () => {
  expect(tell('Requirements: Go, see https://react.example/css or mail html@css.example')).toBe('Go');
});
