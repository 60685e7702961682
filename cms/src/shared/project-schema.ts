import * as z from 'zod/mini';
import { isWebLink, LIMITS, MESSAGES, PLATFORMS, uniqueTechnologies } from './project-rules';

export const LABELS = {
  title: 'Title',
  platform: 'Platform',
  description: 'Description',
  technologies: 'Technologies',
  githubLink: 'GitHub link',
  livePreview: 'Live preview link',
} as const;

/**
 * The fields that an editor fills in, each with what it may be. Server and browser check by it, and REST, GraphQL,
 * multipart forms and drafts have the fields that it has. A field that takes null is optional.
 */
export const projectSchema = {
  title: text(LABELS.title, LIMITS.titleLength),
  platform: z.pipe(
    text(LABELS.platform, LIMITS.titleLength),
    z.enum(PLATFORMS, `Platform must be one of: ${PLATFORMS.join(', ')}`),
  ),
  description: text(LABELS.description, LIMITS.descriptionLength),
  technologies: technologies(LABELS.technologies),
  githubLink: link(LABELS.githubLink),
  livePreview: link(LABELS.livePreview),
};

type Schema = typeof projectSchema;
export type FieldName = keyof Schema;
/** As a form holds them. */
export type ProjectValues = { [Name in FieldName]: z.input<Schema[Name]> };
/** As they are stored. */
export type ProjectFields = { [Name in FieldName]: z.output<Schema[Name]> };
/** From outside: nothing about them is sure yet. */
export type ProjectInput = { [Name in FieldName]?: unknown };
export type Problem = { path: [FieldName]; message: string };

export const FIELD_NAMES = Object.keys(projectSchema) as FieldName[];
export const LIST_FIELDS = FIELD_NAMES.filter((name) => takes(name, []));
export const OPTIONAL_FIELDS = FIELD_NAMES.filter((name) => takes(name, null));

export const EMPTY_PROJECT = valuesOf(() => undefined);

/** The fields of a project, as a form holds them. */
export function toValues(project: { [Name in FieldName]: ProjectValues[Name] | null }): ProjectValues {
  return valuesOf((name) => project[name]);
}

/** What is wrong with a field, if anything is. */
export function findProblem(name: FieldName, value: unknown): string | undefined {
  return projectSchema[name].safeParse(value).error?.issues[0]?.message;
}

/**
 * The fields as they are to be stored, or what is wrong with them.
 * @param isPartial a field that is not given stays as it is
 */
export function checkProject(
  input: ProjectInput,
  { isPartial }: { isPartial: boolean },
): { fields: Partial<ProjectFields>; problems: Problem[] } {
  const names = FIELD_NAMES.filter((name) => !isPartial || input[name] !== undefined);
  const checked = names.map((name) => [name, projectSchema[name].safeParse(input[name])] as const);
  return {
    fields: Object.fromEntries(checked.map(([name, { data }]) => [name, data])),
    problems: checked.flatMap(([name, { error }]) =>
      error?.issues[0] ? [{ path: [name], message: error.issues[0].message }] : [],
    ),
  };
}

/** @param isNew of a project that is not stored yet; one that is may lose its last picture */
export function findImageProblem(count: number, { isNew }: { isNew: boolean }): string | undefined {
  if (count > LIMITS.images) return isNew ? MESSAGES.tooManyImages : MESSAGES.tooManyImagesInTotal;
  return count === 0 && isNew ? MESSAGES.imageRequired : undefined;
}

/** Longer texts are nobody's work, and would make a form stand still. */
const draftText = z.string().check(z.maxLength(50_000));
const draftList = z.array(draftText).check(z.maxLength(LIMITS.technologies));

/** Whatever storage holds, the fields of the right kind. */
export function readDraft(stored: ProjectInput): Partial<ProjectValues> {
  const schemaOf = (name: FieldName) => (LIST_FIELDS.includes(name) ? draftList : draftText);
  const names = FIELD_NAMES.filter((name) => schemaOf(name).safeParse(stored[name]).success);
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

function text(label: string, maxLength: number) {
  const required = `${label} is required`;
  const notText = `${label} must be text`;
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? required : notText) })
    .check(
      // PostgreSQL cannot store it.
      z.refine((value) => !value.includes('\0'), notText),
      z.trim(),
      z.minLength(1, required),
      z.maxLength(maxLength, `${label} must be at most ${maxLength} characters`),
    );
}

function link(label: string) {
  return text(label, LIMITS.linkLength).check(
    z.refine(isWebLink, `${label} must be a web address that starts with http:// or https://`),
  );
}

function technologies(label: string) {
  const notList = `${label} must be a list of text`;
  const name = z.string(notList).check(z.refine((value) => !value.includes('\0'), notList));
  return z.array(name, notList).check(
    z.overwrite(uniqueTechnologies),
    z.maxLength(LIMITS.technologies, `At most ${LIMITS.technologies} technologies`),
    z.refine(
      (names) => names.every(({ length }) => length <= LIMITS.technologyLength),
      `Each technology must be at most ${LIMITS.technologyLength} characters`,
    ),
  );
}

function takes(name: FieldName, value: unknown): boolean {
  return projectSchema[name].safeParse(value).success;
}

function valuesOf(read: (name: FieldName) => unknown): ProjectValues {
  const empty = (name: FieldName) => (LIST_FIELDS.includes(name) ? [] : '');
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, read(name) ?? empty(name)])) as ProjectValues;
}
