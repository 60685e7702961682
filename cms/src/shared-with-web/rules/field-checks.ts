import * as z from 'zod/mini';
import { BIDI_CONTROLS, isWebLink, LIMITS, uniqueTechnologies } from './project-rules';

/** Where a field is wrong: `['title']`, or `['keyFigures', '1', 'value']`. */
export type Problem<Name extends string = string> = { path: [Name, ...string[]]; message: string };

/** The first one of each place. */
export function problemsOf<Name extends string>(
  name: Name,
  issues: readonly z.core.$ZodIssue[],
): Problem<Name>[] {
  const byPlace = new Map<string, Problem<Name>>();
  for (const { path, message } of issues) {
    const place = path.map(String);
    const key = place.join('.');
    if (!byPlace.has(key)) byPlace.set(key, { path: [name, ...place], message });
  }
  return [...byPlace.values()];
}

type Schema = Record<string, z.ZodMiniType>;
type FieldsOf<Of extends Schema> = { [Name in keyof Of]: z.output<Of[Name]> };

/**
 * The fields as they are to be stored, or what is wrong with them.
 * @param isPartial a field that is not given stays as it is
 */
export function checkFields<Of extends Schema>(
  schema: Of,
  input: { [Name in keyof Of]?: unknown },
  { isPartial }: { isPartial: boolean },
): { fields: Partial<FieldsOf<Of>>; problems: Problem<keyof Of & string>[] } {
  const names = Object.keys(schema).filter((name) => !isPartial || input[name] !== undefined);
  const checked = names.map((name) => [name, schema[name]?.safeParse(input[name])] as const);
  return {
    fields: Object.fromEntries(checked.map(([name, result]) => [name, result?.data])) as Partial<
      FieldsOf<Of>
    >,
    problems: checked.flatMap(([name, result]) => problemsOf(name, result?.error?.issues ?? [])),
  };
}

type KeyFigure = { value: string; label: string };

export function text(label: string, maxLength: number) {
  const required = `${label} is required`;
  const notText = `${label} must be text`;
  return z.string({ error: ({ input }) => (isMissing(input) ? required : notText) }).check(
    z.refine(isStorable, notText),
    // Multipart forms send two characters for a line break.
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').replace(BIDI_CONTROLS, '').trim()),
    z.refine((value) => !isBlank(value), required),
    z.maxLength(maxLength, `${label} must be at most ${maxLength} characters`),
  );
}

/** Blank is null. */
export function optional(inner: ReturnType<typeof text>) {
  const orNull = z.transform((value: string | null) => (isBlank(value) ? null : value));
  return z.pipe(orNull, z.nullable(inner));
}

export function link(label: string, maxLength: number = LIMITS.linkLength) {
  return text(label, maxLength).check(
    z.refine(isWebLink, `${label} must be a web address that starts with http:// or https://`),
  );
}

/** The admin panel sends null for a project from before there were ticks. */
export function tick(label: string) {
  const orFalse = z.transform((value: boolean | null) => value ?? false);
  return z.pipe(orFalse, z.boolean(`${label} must be true or false`));
}

export function technologies(label: string) {
  const notList = `${label} must be a list of text`;
  const name = z.string(notList).check(z.refine(isStorable, notList));
  return z.array(name, notList).check(
    z.overwrite(uniqueTechnologies),
    z.maxLength(LIMITS.technologies, `At most ${LIMITS.technologies} technologies`),
    z.refine(
      (names) => names.every(({ length }) => length <= LIMITS.technologyLength),
      `Each technology must be at most ${LIMITS.technologyLength} characters`,
    ),
  );
}

/** Blank ones are left out; the others keep their number, by which problems name them. */
export function keyFigures(label: string) {
  const notList = `${label} must be a list of {value, label}`;
  const figure = z.object(
    {
      value: text('The value of a key figure', LIMITS.keyFigureValueLength),
      label: text('The label of a key figure', LIMITS.keyFigureLabelLength),
    },
    notList,
  );
  const list = z
    .array(z.unknown(), notList)
    .check(z.maxLength(LIMITS.keyFigures, `At most ${LIMITS.keyFigures} key figures`));
  const orNull = z.transform((value: unknown) => (isBlankFigure(value) ? null : value));
  return z.pipe(
    z.pipe(
      z.transform((value: KeyFigure[] | null): unknown[] => value ?? []),
      list,
    ),
    z.pipe(
      z.array(z.pipe(orNull, z.nullable(figure))),
      z.transform((figures: (KeyFigure | null)[]) => figures.filter((one) => one !== null)),
    ),
  );
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Nothing, or nothing that can be seen. */
export function isBlank(value: unknown): boolean {
  const isEmpty = (text: string) => !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
  return isMissing(value) || (typeof value === 'string' && isEmpty(value));
}

/** PostgreSQL cannot store NUL, and half of a surrogate pair becomes a question mark. */
function isStorable(value: string): boolean {
  return !/\0|\p{Surrogate}/u.test(value);
}

function isBlankFigure(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { value: number, label }: { value?: unknown; label?: unknown } = value;
  return isBlank(number) && isBlank(label);
}
