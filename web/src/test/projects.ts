import type { Picture_imageFragment, ProjectCard_projectFragment } from '../graphql/generated';

export function picture(name: string): Picture_imageFragment & { __typename: 'UploadFile' } {
  return {
    __typename: 'UploadFile',
    url: `/uploads/${name}.webp`,
    width: 1600,
    height: 1000,
    alternativeText: null,
    placeholder: null,
    formats: [],
  };
}

export function project(
  title: string,
  fields: Partial<ProjectCard_projectFragment> = {},
): ProjectCard_projectFragment & { __typename: 'Project' } {
  return {
    __typename: 'Project',
    documentId: title,
    title,
    platform: 'Web Application',
    description: `About ${title}`,
    technologies: ['React', 'Node.js'],
    githubLink: 'https://github.com/example/project',
    livePreview: 'https://project.example',
    images: [],
    ...fields,
  };
}

/** As its owner sees it. */
export function ownProject(title: string) {
  return {
    ...project(title),
    slug: title.toLowerCase(),
    role: null,
    period: null,
    keyFigures: [],
    caseStudy: null,
    hasNoPublicSource: false,
    hasNoLivePreview: false,
  };
}
