import * as z from 'zod/mini';
import { isWebLink, LIMITS, MESSAGES, PLATFORMS, uniqueTechnologies } from './project-rules';

export const LABELS = {
  title: 'Title',
  platform: 'Platform',
  description: 'Description',
  technologies: 'Technologies',
  githubLink: 'GitHub link',
  hasNoPublicSource: 'No public source',
  livePreview: 'Live preview link',
  hasNoLivePreview: 'No live preview',
} as const;

/**
 * The fields that an editor fills in, each with what it may be. Server and browser check by it, and REST, GraphQL,
 * multipart forms and drafts have the fields that it has. A field that keeps null is optional.
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
  hasNoPublicSource: tick(LABELS.hasNoPublicSource),
  livePreview: link(LABELS.livePreview),
  hasNoLivePreview: tick(LABELS.hasNoLivePreview),
};

/** Each link is required, unless its tick says that there is none. */
export const LINK_TICKS = { githubLink: 'hasNoPublicSource', livePreview: 'hasNoLivePreview' } as const;
export type LinkName = keyof typeof LINK_TICKS;

type Schema = typeof projectSchema;
export type FieldName = keyof Schema;
/** As a form holds them. */
export type ProjectValues = { [Name in FieldName]: NonNullable<z.input<Schema[Name]>> };
/** As they are stored. */
export type ProjectFields = { [Name in FieldName]: z.output<Schema[Name]> };
/** From outside: nothing about them is sure yet. */
export type ProjectInput = { [Name in FieldName]?: unknown };
export type Problem = { path: [FieldName]; message: string };

export const FIELD_NAMES = Object.keys(projectSchema) as FieldName[];
const LINKS = FIELD_NAMES.filter(isLink).map((link) => [link, LINK_TICKS[link]] as const);
export const LIST_FIELDS = FIELD_NAMES.filter((name) => keeps(name, []));
export const TICK_FIELDS = FIELD_NAMES.filter((name) => keeps(name, true));
export const OPTIONAL_FIELDS = FIELD_NAMES.filter((name) => keeps(name, null));

export const EMPTY_PROJECT = valuesOf(() => undefined);

/** The fields of a project, as a form holds them. */
export function toValues(project: { [Name in FieldName]: ProjectValues[Name] | null }): ProjectValues {
  return valuesOf((name) => project[name]);
}

/**
 * The fields as they are to be stored, or what is wrong with them.
 * @param isPartial a field that is not given stays as it is
 */
export function checkProject(
  input: ProjectInput,
  { isPartial }: { isPartial: boolean },
): { fields: Partial<ProjectFields>; problems: Problem[] } {
  const given = settleLinks(input);
  const names = FIELD_NAMES.filter((name) => !isPartial || given[name] !== undefined);
  const checked = names.map((name) => [name, projectSchema[name].safeParse(given[name])] as const);
  const fields: Partial<ProjectFields> = Object.fromEntries(checked.map(([name, { data }]) => [name, data]));
  const missing = findMissingLinks(fields);
  return {
    fields,
    problems: checked.flatMap(([name, { error }]) =>
      error?.issues[0]
        ? [{ path: [name], message: error.issues[0].message }]
        : missing.filter(({ path }) => path[0] === name),
    ),
  };
}

/** The links that are empty although no tick says that there is none. */
export function findMissingLinks(fields: Partial<ProjectFields>): Problem[] {
  const missing = LINKS.filter(([link, tick]) => fields[link] === null && fields[tick] !== true);
  return missing.map(([link]) => ({ path: [link], message: `${LABELS[link]} is required` }));
}

/** A tick takes its link away, whatever stands there; a link that comes without a word about its tick takes that back. */
function settleLinks(input: ProjectInput): ProjectInput {
  const settled = { ...input };
  for (const [link, tick] of LINKS) {
    if (settled[tick] === true) settled[link] = null;
    else if (settled[tick] === undefined && settled[link]) settled[tick] = false;
  }
  return settled;
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
  const schemaOf = (name: FieldName) =>
    LIST_FIELDS.includes(name) ? draftList : TICK_FIELDS.includes(name) ? z.boolean() : draftText;
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

/** Blank is null. */
function link(label: string) {
  const address = text(label, LIMITS.linkLength).check(
    z.refine(isWebLink, `${label} must be a web address that starts with http:// or https://`),
  );
  const isBlank = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : value === undefined);
  const orNull = z.transform((value: string | null) => (isBlank(value) ? null : value));
  return z.pipe(orNull, z.nullable(address));
}

/** The admin panel sends null for a project from before there were ticks. */
function tick(label: string) {
  const orFalse = z.transform((value: boolean | null) => value ?? false);
  return z.pipe(orFalse, z.boolean(`${label} must be true or false`));
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

function isLink(name: FieldName): name is LinkName {
  return name in LINK_TICKS;
}

function keeps(name: FieldName, value: unknown): boolean {
  const { data } = projectSchema[name].safeParse(value);
  return JSON.stringify(data) === JSON.stringify(value);
}

function valuesOf(read: (name: FieldName) => unknown): ProjectValues {
  const empty = (name: FieldName) =>
    LIST_FIELDS.includes(name) ? [] : TICK_FIELDS.includes(name) ? false : '';
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, read(name) ?? empty(name)])) as ProjectValues;
}
