import { EMPTY_PROJECT, toValues, type ProjectValues } from '../../../../content/project-schema';
import type {
  OwnProjectCard_projectFragment,
  PublicationStatus,
} from '../../../../graphql/generated-dashboard';
import type { FormImage } from '../../images/form-image';
import { NO_VERSION } from '../saving/project-draft';

/** All that the form of a project holds. */
export type Editing = ProjectValues & {
  images: FormImage[];
  /** Names of pictures that have to be chosen again. */
  missing: string[];
  /** The draft as it is stored, as far as this browser knows. */
  base: Base;
  /** The `updatedAt` that the user's changes were made to: of an older draft not that of `base`. */
  version: string;
  /** The `documentId` that a new project gets: so it is added once, however often it is sent. Empty of another one. */
  newId: string;
  /** What the button that was pressed last makes of it: a draft may be incomplete. */
  target: PublicationStatus;
};

export type Base = Omit<OwnProjectCard_projectFragment, 'documentId' | 'publishProblem'>;

export type AddedProject = Base & { documentId: string };

/** What a new project begins with. */
export const NEW_PROJECT: Base = {
  ...EMPTY_PROJECT,
  images: [],
  updatedAt: NO_VERSION,
  status: 'DRAFT',
  publishAt: null,
};

/** Whether it is not known what the user's changes were made to. */
export function isOutdated({ version, base }: Editing): boolean {
  return version !== base.updatedAt;
}

/** Without what Apollo writes beside key figures. */
export function fieldsOf(project: Base): ProjectValues {
  const keyFigures = project.keyFigures.map(({ value, label }) => ({ value, label }));
  return toValues({ ...project, keyFigures });
}
