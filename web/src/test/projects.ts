import type { Picture_imageFragment, ProjectCard_projectFragment } from '../graphql/generated';
import type { ProjectPage_pageFragment } from '../graphql/generated-project';

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
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
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

type Facets = Record<string, number>;

/** What the cms answers the gallery: these projects of so many, and how many there are of each kind. */
export function galleryAnswer(
  nodes: ProjectCard_projectFragment[],
  { total = nodes.length, technologies = {}, platforms = {} }: GalleryFacts = {},
) {
  return {
    searchProjects: {
      __typename: 'ProjectSearchResult',
      nodes,
      pageInfo: { __typename: 'Pagination', total, pageCount: Math.ceil(total / 6) },
      technologies: facetsOf(technologies),
      platforms: facetsOf(platforms),
    },
  };
}

type GalleryFacts = { total?: number; technologies?: Facets; platforms?: Facets };

function facetsOf(counts: Facets) {
  return Object.entries(counts).map(([value, count]) => ({ __typename: 'Facet', value, count }));
}

/** As its owner sees it. */
export function ownProject(title: string) {
  return {
    ...project(title),
    slug: title.toLowerCase(),
    period: null,
    role: null,
    keyFigures: [],
    caseStudy: null,
    hasNoPublicSource: false,
    hasNoLivePreview: false,
    status: 'PUBLISHED' as const,
    images: [],
    publishAt: null,
    publishProblem: null,
  };
}

/** As its page shows it. */
export function projectPage(
  title: string,
  fields: Partial<ProjectPage_pageFragment['project']> = {},
): ProjectPage_pageFragment & { __typename: 'ProjectPage' } {
  return {
    __typename: 'ProjectPage',
    project: {
      ...project(title),
      period: null,
      role: null,
      createdAt: '2026-01-02T03:04:05.678Z',
      updatedAt: '2026-02-03T04:05:06.789Z',
      caseStudyTree: null,
      keyFigures: [],
      images: [],
      ...fields,
    },
    previous: null,
    next: null,
    related: [],
  };
}
