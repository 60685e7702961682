import type { PublicPicture, PublicProject } from './services/portfolio';

/** Shapes of web/schema.graphql. */
export type ImageView = {
  documentId: string;
  url: string;
  name: string;
  alternativeText: string | null;
  width: number;
  height: number;
  placeholder: string | null;
  formats: { name: string; url: string; width: number; height: number }[];
};

export function toImage(picture: PublicPicture): ImageView {
  const { documentId, url, name, alternativeText, width, height, placeholder } = picture;
  const formats = Object.entries(picture.formats ?? {})
    .map(([format, size]) => ({ name: format, url: size.url, width: size.width, height: size.height }))
    .sort((a, b) => a.width - b.width);
  return { documentId, url, name, alternativeText, width, height, placeholder, formats };
}

export function toProject(project: PublicProject) {
  return {
    ...project,
    technologies: project.technologies.map(({ name }) => name),
    images: (project.images ?? []).map(toImage),
  };
}
