import { FIELD_NAMES } from '../../../content/project-schema';
import type { OwnProjectCard_projectFragment, ProjectInput } from '../../../graphql/generated-dashboard';

type Sent = Pick<OwnProjectCard_projectFragment, (typeof FIELD_NAMES)[number] | 'images'>;

/** All of a project as it is sent to be saved: it becomes again what it was. */
export function toProjectInput(project: Sent): ProjectInput {
  const { images } = project;
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, project[name]]));
  return {
    ...fields,
    keyFigures: project.keyFigures.map(({ value, label }) => ({ value, label })),
    images: images.map(({ documentId }) => documentId),
    imageTexts: images.map(({ documentId, alternativeText, caption }) => ({
      documentId,
      alternativeText,
      caption,
    })),
  };
}
