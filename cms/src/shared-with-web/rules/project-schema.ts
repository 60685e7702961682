import * as z from 'zod/mini';
import {
  isBlank,
  keyFigures,
  link,
  optional,
  problemsOf,
  technologies,
  text,
  tick,
  type Problem,
} from './field-checks';
import { LIMITS, MESSAGES, PLATFORMS, RESERVED_SLUGS, SLUG_PATTERN } from './project-rules';

export const LABELS = {
  title: 'Title',
  slug: 'Page address',
  platform: 'Platform',
  description: 'Description',
  technologies: 'Technologies',
  period: 'Period',
  role: 'Role',
  keyFigures: 'Key figures',
  caseStudy: 'Case study',
  githubLink: 'GitHub link',
  hasNoPublicSource: 'No public source',
  livePreview: 'Live preview link',
  hasNoLivePreview: 'No live preview',
} as const;

/**
 * The fields that an editor fills in, each with what it may be. Server and browser check by it, and REST, GraphQL,
 * multipart forms and drafts have the fields that it has. A field that keeps null is optional.
 */
const projectSchema = {
  title: text(LABELS.title, LIMITS.titleLength),
  slug: slug(LABELS.slug),
  platform: z.pipe(
    text(LABELS.platform, LIMITS.titleLength),
    z.enum(PLATFORMS, `Platform must be one of: ${PLATFORMS.join(', ')}`),
  ),
  description: text(LABELS.description, LIMITS.descriptionLength),
  technologies: technologies(LABELS.technologies),
  period: optional(text(LABELS.period, LIMITS.periodLength)),
  role: optional(text(LABELS.role, LIMITS.roleLength)),
  keyFigures: keyFigures(LABELS.keyFigures),
  caseStudy: optional(text(LABELS.caseStudy, LIMITS.caseStudyLength)),
  githubLink: optional(link(LABELS.githubLink)),
  hasNoPublicSource: tick(LABELS.hasNoPublicSource),
  livePreview: optional(link(LABELS.livePreview)),
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
type ProjectProblem = Problem<FieldName>;

export const FIELD_NAMES = Object.keys(projectSchema) as FieldName[];
const LINKS = FIELD_NAMES.filter(isLink).map((link) => [link, LINK_TICKS[link]] as const);
export const LIST_FIELDS = FIELD_NAMES.filter((name) => keeps(name, []));
export const TEXT_LIST_FIELDS = FIELD_NAMES.filter((name) => keeps(name, ['A']));
export const TICK_FIELDS = FIELD_NAMES.filter((name) => keeps(name, true));
export const OPTIONAL_FIELDS = FIELD_NAMES.filter((name) => keeps(name, null));
export const REQUIRED_TEXTS = FIELD_NAMES.filter(
  (name) => ![OPTIONAL_FIELDS, LIST_FIELDS, TICK_FIELDS].some((others) => others.includes(name)),
);
const NOTHING = { data: null, error: undefined };

export const EMPTY_PROJECT = valuesOf(() => undefined);

/** The fields of a project, as a form holds them. */
export function toValues(project: { [Name in FieldName]: ProjectValues[Name] | null }): ProjectValues {
  return valuesOf((name) => project[name]);
}

/**
 * The fields as they are to be stored, or what is wrong with them.
 * @param isPartial a field that is not given stays as it is
 * @param isDraft all but the title may be blank
 */
export function checkProject(
  input: ProjectInput,
  { isPartial, isDraft = false }: { isPartial: boolean; isDraft?: boolean },
): { fields: Partial<ProjectFields>; problems: ProjectProblem[] } {
  const given = settleLinks(input);
  const names = FIELD_NAMES.filter((name) => !isPartial || given[name] !== undefined);
  const check = (name: FieldName) =>
    isDraft && mayWait(name, given[name]) ? NOTHING : projectSchema[name].safeParse(given[name]);
  const checked = names.map((name) => [name, check(name)] as const);
  const fields: Partial<ProjectFields> = Object.fromEntries(checked.map(([name, { data }]) => [name, data]));
  const missing = isDraft ? [] : findMissingLinks(fields);
  return {
    fields,
    problems: checked.flatMap(([name, { error }]) =>
      error ? problemsOf(name, error.issues) : missing.filter(({ path }) => path[0] === name),
    ),
  };
}

/** A draft without a title could not be told from others. */
function mayWait(name: FieldName, value: unknown): boolean {
  return REQUIRED_TEXTS.includes(name) && name !== 'title' && isBlank(value);
}

/** The links that are empty although no tick says that there is none. */
function findMissingLinks(fields: Partial<ProjectFields>): ProjectProblem[] {
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
const draftFigures = z
  .array(z.object({ value: draftText, label: draftText }))
  .check(z.maxLength(LIMITS.keyFigures));

/** Whatever storage holds, the fields of the right kind. */
export function readDraft(stored: ProjectInput): Partial<ProjectValues> {
  const read = FIELD_NAMES.map((name) => [name, draftOf(name).safeParse(stored[name]).data] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function draftOf(name: FieldName) {
  if (TEXT_LIST_FIELDS.includes(name)) return draftList;
  if (LIST_FIELDS.includes(name)) return draftFigures;
  return TICK_FIELDS.includes(name) ? z.boolean() : draftText;
}

/** Blank: made from the title. */
function slug(label: string) {
  const address = text(label, LIMITS.slugLength).check(
    z.regex(SLUG_PATTERN, `${label} may have a-z, 0-9 and single hyphens between them, such as my-project`),
    z.refine(
      (value) => !RESERVED_SLUGS.includes(value),
      `${label}: the site itself needs this one. Choose another`,
    ),
  );
  return optional(address);
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
