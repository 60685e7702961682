import type { ProjectPage_pageFragment } from '../../../../graphql/generated-project';

export type ProjectImage = ProjectPage_pageFragment['project']['images'][number];

export function pictureText(image: ProjectImage, title: string, index: number, total: number): string {
  return image.alternativeText || `${title}, picture ${index + 1} of ${total}`;
}
