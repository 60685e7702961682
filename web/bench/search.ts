import { fillDatabase } from './database.ts';
import { ask, ASSISTANT, newVisitor, postJson } from './requests.ts';
import { type Setup } from './setup.ts';
import { median } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

export const title =
  'Search: a page of six, never asked for before, and quick answers, median of three hundred';

/** As many as there are before. */
const FEW = 100;
const MANY = 5000;
const ASKED = 300;
const WARM_UP = 100;

const QUERY = `query Search($q: String, $technologies: [String!]) {
  searchProjects(q: $q, technologies: $technologies, pagination: { pageSize: 6 }) {
    nodes { documentId slug title platform description technologies images { url alternativeText width height } }
    pageInfo { total } platforms { value count } technologies { value count }
  }
}`;

/** What is measured, and how much longer it may take among many projects. A question looks at all titles and words. */
const MOST = new Map([
  ['GraphQL', 1.5],
  ['the gallery', 1.5],
  ['a quick answer', 10],
]);
const QUESTIONS = [
  'Which projects use React?',
  'Have you built anything for farmers?',
  'How many people use it?',
  'Do you know Kubernetes?',
  'What was the hardest part of your newest project?',
];

/** In almost any description. */
const SOUNDS = 'a e i o r t n s l an er in on re th at es or ar te st ing'.split(' ');

export async function measure(setup: Setup): Promise<Row[]> {
  const texts = createTexts();
  const search = (q: string) =>
    postJson(`${setup.cmsUrl}/graphql`, { query: QUERY, variables: { q, technologies: ['React'] } });
  const page = (q: string) =>
    ask(`${setup.webUrl}/portfolio?${new URLSearchParams({ q, tech: 'React' }).toString()}`);
  setup.gemini.mode = 'failing';
  const answer = (q: string) =>
    postJson(`${setup.webUrl}${ASSISTANT}`, { contents: [toTurn(`${nextQuestion()} ${q}`)] }, newVisitor());
  const counts = [FEW, MANY];
  const times: number[][] = [];
  for (const count of counts) {
    fillDatabase(setup, count);
    await checkTotal(search, texts.next());
    times.push([await timeOf(search, texts), await timeOf(page, texts), await timeOf(answer, texts)]);
  }
  setup.gemini.mode = 'fine';
  const [few = [], many = []] = times;
  return [...MOST].flatMap(([name, atMost], index) => {
    const [before = NaN, after = NaN] = [few[index], many[index]];
    return [
      row(`${name}, ${FEW} projects`, before, units.milliseconds),
      row(`${name}, ${MANY} projects`, after, units.milliseconds, {
        ratio: ratioTo(after, before, `${FEW} projects`),
      }),
      row(`${name}, ${MANY} projects by ${FEW}`, after / before, units.decimal, { atMost }),
    ];
  });
}

let asked = 0;
const nextQuestion = () => QUESTIONS[asked++ % QUESTIONS.length] ?? '';
const toTurn = (text: string) => ({ role: 'user', parts: [{ text }] });

async function timeOf(request: (q: string) => Promise<unknown>, texts: Texts): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + ASKED; index += 1) {
    const start = performance.now();
    await request(texts.next());
    times.push(performance.now() - start);
  }
  return median(times.slice(WARM_UP));
}

async function checkTotal(search: (q: string) => Promise<string>, q: string): Promise<void> {
  const { nodes, pageInfo } = JSON.parse(await search(q)).data.searchProjects;
  if (nodes.length !== 6) throw new Error(`${pageInfo.total} projects were found for "${q}".`);
}

type Texts = { next: () => string };

/** Three sounds each, never the same twice. */
function createTexts(): Texts {
  const all = SOUNDS.flatMap((a, first) =>
    SOUNDS.slice(first + 1).flatMap((b, second) =>
      SOUNDS.slice(first + second + 2).map((c) => `${a} ${b} ${c}`),
    ),
  );
  // Far apart, so that none is much like the one before.
  let index = 0;
  return { next: () => all[(index++ * 617) % all.length] ?? '' };
}
