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
  return { ...project(title), hasNoPublicSource: false, hasNoLivePreview: false };
}
