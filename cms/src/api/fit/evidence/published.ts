import { PUBLIC_PAGES } from '../../../shared-with-web/public-pages';
import type { Evidence } from '../../../shared-with-web/rules/fit-rules';
import type { Knowledge } from '../../assistant/knowledge';
import type { KnownProject } from '../../assistant/known-project';
import { skillsOf } from '../../assistant/owner';
import type { Subject } from '../../assistant/search/search-index';
import { keyOf } from '../advert/technologies';

type Used = { projects: KnownProject[]; isSkill: boolean };

/** A sentence about a project, or about the owner. */
export type Sentence = {
  text: string;
  project: KnownProject | undefined;
  topic: string | undefined;
  /** Its own and those of the title, by their numbers. */
  words: readonly number[];
  title: readonly number[];
};

/** What is published, ready to be compared with adverts. */
export type Published = {
  knowledge: Knowledge;
  technologies: ReadonlyMap<string, Used>;
  passagesOf: ReadonlyMap<KnownProject, readonly Sentence[]>;
  /** All of them in lower case: what is not in there, no sentence names. */
  textOf: ReadonlyMap<KnownProject, string>;
  ofOwner: readonly Sentence[];
  /** Keys of `technologies`. */
  names: ReadonlySet<string>;
};

const kept = new WeakMap<Knowledge, Published>();

/** Made once for a content: it goes when the knowledge goes. */
export function toPublished(knowledge: Knowledge): Published {
  const known = kept.get(knowledge) ?? build(knowledge);
  kept.set(knowledge, known);
  return known;
}

function build(knowledge: Knowledge): Published {
  const technologies = new Map<string, Used>();
  const use = (name: string) => {
    const key = keyOf(name);
    const used = technologies.get(key) ?? { projects: [], isSkill: false };
    technologies.set(key, used);
    return used;
  };
  for (const project of knowledge.projects) {
    for (const name of project.technologies) use(name).projects.push(project);
  }
  for (const name of [
    ...skillsOf(knowledge.owner).map((skill) => skill.name),
    ...knowledge.owner.technologies,
  ])
    use(name).isSkill = true;
  const { subjects } = knowledge.index;
  const passagesOf = new Map(
    subjects.flatMap((subject) =>
      subject.project ? [[subject.project, sentencesOf(subject)] as const] : [],
    ),
  );
  const textOf = new Map(Array.from(passagesOf, ([project, told]) => [project, textIn(told)] as const));
  const ofOwner = subjects.filter(({ project }) => !project).flatMap(sentencesOf);
  return { knowledge, technologies, passagesOf, textOf, ofOwner, names: new Set(technologies.keys()) };
}

function sentencesOf({ project, topic, passages, title }: Subject): Sentence[] {
  return passages.map(({ text, words }) => ({ text, project, topic, words, title }));
}

const textIn = (told: readonly Sentence[]): string =>
  told
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();

const ABOUT = 'About';
const TOPICS: Record<string, string> = {
  about: ABOUT,
  availability: 'Availability',
  education: 'Education',
  awards: 'Awards',
  location: 'Location',
};

/** A sentence as evidence. */
export function toEvidence(
  { text, project, topic = '' }: Pick<Sentence, 'text' | 'project' | 'topic'>,
  { pages }: Knowledge,
): Evidence {
  if (project) return { source: project.title, quote: text, link: project.link };
  return { source: TOPICS[topic] ?? ABOUT, quote: text, link: aboutPage(pages) };
}

export function aboutPage({ contact }: Knowledge['pages']): string {
  return new URL(PUBLIC_PAGES.about, contact).href;
}
