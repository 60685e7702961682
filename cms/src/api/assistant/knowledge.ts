import { GALLERY_PAGE_SIZE } from '../../shared/project-rules';
import type { Project } from '../project/reading/project-list';
import type { Owner } from './owner';

/** All that the assistant may say. */
export type Knowledge = {
  owner: Owner;
  projects: KnownProject[];
  pages: { contact: string; portfolio: string };
};

export type KnownProject = {
  title: string;
  platform: string;
  description: string;
  technologies: string[];
  sourceCode: string;
  livePreview: string;
  /** The project on the page of the gallery that shows it. */
  link: string;
};

export function toKnowledge(owner: Owner, projects: readonly Project[], siteUrl: string): Knowledge {
  const address = (path: string) => new URL(path, siteUrl).href;
  return {
    owner,
    projects: projects.map((project, index) => ({
      title: project.title,
      platform: project.platform,
      description: project.description,
      technologies: project.technologies,
      sourceCode: project.githubLink,
      livePreview: project.livePreview,
      link: address(
        `/portfolio?page=${Math.floor(index / GALLERY_PAGE_SIZE) + 1}#project-${project.documentId}`,
      ),
    })),
    pages: { contact: address('/contact'), portfolio: address('/portfolio') },
  };
}
