import { toPlain } from '../project/case-study/plain';
import type { Project } from '../project/reading/project';

/** What the assistant may say about a project. */
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

export function toKnownProject(project: Project, link: string): KnownProject {
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
