import { expect, test } from 'vitest';
import { find, inList, tell } from './told';

/** How adverts of other tongues, trades and boards are put. */

test.each([
  ['Requirements\n5 years of Kotlin\nDegree not required\nDocker', '+ degree: Degree not required | Docker'],
  ['Requirements\n- Python; C++ is nice to have, not required\n- Kafka', '+ C++ | Kafka'],
  ['Requirements\n- Kafka\n\nNot required:\n- Docker', '| Kafka'],
])('only what says no more is a heading of what is not required: %j', (advert, end) => {
  expect(`| ${tell(advert)}`.slice(-end.length)).toBe(end);
});

test.each([
  ['Erfahrung mit Kubernetes-Clustern und Linux-Servern', 'Kubernetes | Linux'],
  ['SQL-Datenbanken, Docker-Container und AWS-Umgebungen', 'SQL | Docker | AWS'],
  ['CI/CD-Pipelines', 'CI/CD'],
  ['AWS-based hosting', 'AWS'],
  ['Teilnahme am Go-Live', 'other: Teilnahme am Go-Live'],
])('a technology is found at the beginning of a compound: %s', (line, told) => {
  expect(inList(line)).toBe(told);
});

test.each([
  ['Docker and Kafka (with MQTT) preferred', '+ Docker | + Kafka | + MQTT'],
  ['Docker und Kafka (GitLab CI) wünschenswert', '+ Docker | + Kafka | + GitLab CI'],
  ['English, French is an asset', 'English | + French'],
  ['Rust or C++ is great but we don’t require it', '+ Rust or C++'],
  ['English, some Japanese would be amazing', 'English | + Japanese'],
  ['barrierefreies HTML, umso besser', '+ HTML'],
])('what would be liked is told from what is asked for: %s', (line, told) => {
  expect(inList(line)).toBe(told);
});

test.each([
  ['Express (essential)', 'Express'],
  ['Java – desirable', '+ Java'],
  ['RESTful API and third-party integrations', 'RESTful API'],
  ['Kafka (MQTT, SSLCommerz will be an advantage)', 'Kafka | + MQTT | + SSLCommerz'],
  ['Docker, ca. 10 h/Monat (freiberuflich, 10 h/Monat)', 'Docker'],
  ['Docker, Web3/Zogcoin', 'Docker | Web3 | Zogcoin'],
])('names stand beside how much they are asked for: %s', (line, told) => {
  expect(tell(`Requirements:\n- ${line}`)).toContain(told);
  expect(tell(`Requirements:\n- ${line}`)).not.toMatch(/\band\b|(^|\| )Monat/);
});

test.each([
  [
    'Requisitos mínimos:\n• Java\n• 4 años de experiencia\nRequisitos deseables:\n• Rust o Kotlin\n¿Qué ofrecemos?\n• Docker',
    'Java | years: 4 años de experiencia | + Rust o Kotlin',
  ],
  [
    'Profil recherché :\n- Bac+5 en informatique\n- PHP\nLes plus :\n- Kubernetes ou Ansible\nProcessus de recrutement :\n- Docker',
    'degree: Bac+5 en informatique | PHP | + Kubernetes ou Ansible',
  ],
  [
    'Requisitos obrigatórios:\n- TypeScript (mín. 3 anos)\n- Inglês intermediário\nDiferenciais:\n- GraphQL\nBenefícios:\n- Docker',
    'TypeScript | years: 3 anos | English | + GraphQL',
  ],
  [
    'Voraussetzungen\n• abgeschlossenes Studium (Master/Diplom)\n• Python\n\nErwünscht sind\n• Kubernetes\n\nDas bieten wir dir\n• Docker',
    'degree: abgeschlossenes Studium (Master/Diplom) | Python | + Kubernetes',
  ],
  ['Education and experience\nPython\n\nIhre Vorteile\nDocker', 'Python'],
  ['Your superpowers\nPython\n\nWhat you can look forward to\nDocker', 'Python'],
  ['Must have:\n1. SQL\nCould have:\n2. Scala\nWe won’t need:\n3. Docker', 'SQL | + Scala'],
  [
    'ADDITIONAL REQUIREMENTS\nSQL\n\nADDED ADVANTAGE\nScala\n\nMETHOD OF APPLICATION\nDocker',
    'SQL | + Scala',
  ],
])('headings of other tongues and customs: %j', (advert, told) => {
  expect(tell(advert)).toBe(told);
});

test.each([
  'Compensation & other benefits\nFestival bonus: 2 a year\nGender: anybody',
  'What’s in it for you? €80k, relocation to Rome, a train pass.',
  'Interview process: a call (max 3 h), then an office day with Docker',
  'Interested candidates should send their CV to jobs@shop.example.',
  'Die Hochschule strebt eine Erhöhung des Frauenanteils an. Reisekosten werden nicht erstattet.',
  'Bewerbungen mit den üblichen Unterlagen richten Sie an Frau Kehl. Sounds good?',
  'Dann freuen wir uns auf Ihre Bewerbung.',
  'If you are interested please send an up-to-date CV to Tom.',
])('what is offered, and how to apply, is not asked for: %s', (text) => {
  const { requirements } = find(`Requirements:\n- Kafka\n\n${text}`);
  expect(requirements.filter(({ kind }) => kind !== 'unread').map((one) => one.text)).toEqual(['Kafka']);
});

test.each([
  ['Qualified candidates will have 5 years of experience', '5 years'],
  ['Bonus if you’re interested in LoRaWAN', '+ LoRaWAN'],
  ['You can submit an application to the App Store with Fastlane', 'Fastlane'],
])('what only sounds like how to apply is asked for: %s', (line, told) => {
  expect(inList(line)).toContain(told);
});

test('days in the office are told as the place', () => {
  expect(inList('2 days/week in the Leeds office')).toMatch(/^place: /);
});

test('an age is not taken for years of work', () => {
  expect(inList('Age: at least 24 years')).toBe('other: Age: at least 24 years');
});
