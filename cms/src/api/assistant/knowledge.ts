import { projectAddress, PUBLIC_PAGES } from '../../shared-with-web/public-pages';
import { createSlices } from '../../shared/slices';
import type { Project } from '../project/reading/project';
import { toKnownProject, type KnownProject } from './known-project';
import type { Owner } from './owner';
import { createSearchIndex, type SearchIndex } from './search/search-index';
import { publishedTechnologies, type Technology } from './search/technologies';

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

export async function toKnowledge(
  owner: Owner,
  projects: readonly Project[],
  siteUrl: string,
  ownAnswers: OwnAnswer[] = [],
): Promise<Knowledge> {
  const address = (path: string) => new URL(path, siteUrl).href;
  const [known, pause]: [KnownProject[], () => Promise<void>] = [[], createSlices()];
  for (const project of projects) {
    known.push(toKnownProject(project, address(projectAddress(project.slug))));
    await pause();
  }
  const { contact, portfolio, fit } = PUBLIC_PAGES;
  const pages = { contact: address(contact), portfolio: address(portfolio), fit: address(fit) };
  return withIndex(owner, known, pages, ownAnswers);
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

/** Whether it is among the technologies of the site, whoever uses it. */
export const isPublished = ({ key }: Technology, { technologies }: Knowledge): boolean =>
  technologies.some((one) => one.key === key);
