import { createSlices } from '../../shared/slices';
import { toPlain } from '../project/case-study/plain';
import type { Project } from '../project/reading/project';
import type { Owner } from './owner';
import { publishedTechnologies, type Technology } from './quick-answer/technologies';
import { createSearchIndex, type SearchIndex } from './search/search-index';

/** All that the assistant may say. */
export type Knowledge = {
  owner: Owner;
  projects: KnownProject[];
  index: SearchIndex;
  technologies: Technology[];
  /** What the owner himself answers, the first of equal ones first. */
  ownAnswers: OwnAnswer[];
  pages: { contact: string; portfolio: string; fit: string };
};

/** Several wordings of a question, and the answer in the Markdown of project pages. */
export type OwnAnswer = { wordings: string[]; answer: string };

export type KnownProject = {
  title: string;
  platform: string;
  /** The year or the years of the work. */
  period: string | null;
  /** The owner's part in it. */
  role: string | null;
  description: string;
  /** `61 families` */
  keyFigures: string[];
  /** In plain text; empty without. */
  caseStudy: string;
  technologies: string[];
  /** Null when it is not public. */
  sourceCode: string | null;
  livePreview: string | null;
  /** Its page. */
  link: string;
};

export async function toKnowledge(
  owner: Owner,
  projects: readonly Project[],
  siteUrl: string,
  ownAnswers: OwnAnswer[] = [],
): Promise<Knowledge> {
  const address = (path: string) => new URL(path, siteUrl).href;
  const [known, pause]: [KnownProject[], () => Promise<void>] = [[], createSlices()];
  for (const project of projects) {
    known.push(toKnownProject(project, address(`/portfolio/${project.slug}`)));
    await pause();
  }
  const pages = { contact: address('/contact'), portfolio: address('/portfolio'), fit: address('/fit') };
  return withIndex(owner, known, pages, ownAnswers);
}

function toKnownProject(project: Project, link: string): KnownProject {
  return {
    title: project.title,
    platform: project.platform,
    period: project.period,
    role: project.role,
    description: project.description,
    keyFigures: project.keyFigures.map(({ value, label }) => `${value} ${label}`),
    caseStudy: toPlain(project.caseStudy).prose,
    technologies: project.technologies,
    sourceCode: project.githubLink,
    livePreview: project.livePreview,
    link,
  };
}

export async function withIndex(
  owner: Owner,
  projects: KnownProject[],
  pages: Knowledge['pages'],
  ownAnswers: OwnAnswer[] = [],
): Promise<Knowledge> {
  const index = await createSearchIndex(owner, projects);
  return { owner, projects, index, technologies: publishedTechnologies(owner, projects), ownAnswers, pages };
}
