import { GALLERY_PAGE_SIZE } from '../../shared-with-web/project-rules';
import type { Project } from '../project/reading/project-list';
import { createIndex, type ProjectIndex } from './quick-answer/project-search';
import type { Owner } from './owner';

/** All that the assistant may say. */
export type Knowledge = {
  owner: Owner;
  projects: KnownProject[];
  /** Of the projects, for the search. */
  index: ProjectIndex;
  pages: { contact: string; portfolio: string };
};

export type KnownProject = {
  title: string;
  platform: string;
  description: string;
  technologies: string[];
  /** Null when it is not public. */
  sourceCode: string | null;
  livePreview: string | null;
  /** The project on the page of the gallery that shows it. */
  link: string;
};

export function toKnowledge(owner: Owner, projects: readonly Project[], siteUrl: string): Knowledge {
  const address = (path: string) => new URL(path, siteUrl).href;
  const known = projects.map((project, index) => ({
    title: project.title,
    platform: project.platform,
    description: project.description,
    technologies: project.technologies,
    sourceCode: project.githubLink,
    livePreview: project.livePreview,
    link: address(
      `/portfolio?page=${Math.floor(index / GALLERY_PAGE_SIZE) + 1}#project-${project.documentId}`,
    ),
  }));
  return {
    owner,
    projects: known,
    index: createIndex(known),
    pages: { contact: address('/contact'), portfolio: address('/portfolio') },
  };
}
