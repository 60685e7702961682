import * as z from 'zod/mini';
import { COLORS } from '../colors';
import { EMAIL_PATTERN } from './contact-rules';
import { checkFields, isBlank, link, text as requiredText } from './field-checks';
import { contrast, ICON_NAME, ITEM_FIELDS, MIN_CONTRAST, SITE_FIELDS, type Field } from './site-rules';

const { address, award, phrase, school, skill } = ITEM_FIELDS;
const category = ITEM_FIELDS['skill-category'];
const social = ITEM_FIELDS['social-link'];

const technology = {
  name: required(skill.name),
  icon: orNull(matching(skill.icon, ICON_NAME, 'must be a short name of a-z, 0-9 and -')),
  color: orNull(color(skill.color, MIN_CONTRAST.icon)),
};

/** Everything the owner says about himself, each with what it may be. What takes null may be empty. */
export const siteSchema = {
  name: required(SITE_FIELDS.name),
  headline: text(SITE_FIELDS.headline),
  portraitAlternativeText: text(SITE_FIELDS.portraitAlternativeText),
  yearsOfExperience: wholeNumber(SITE_FIELDS.yearsOfExperience),
  summary: text(SITE_FIELDS.summary),
  availability: text(SITE_FIELDS.availability),
  heroEyebrow: text(SITE_FIELDS.heroEyebrow),
  heroTitle: text(SITE_FIELDS.heroTitle),
  tagline: text(SITE_FIELDS.tagline),
  orbitTechnologies: list(SITE_FIELDS.orbitTechnologies, z.object(technology)),
  introduction: text(SITE_FIELDS.introduction),
  about: text(SITE_FIELDS.about),
  aboutTechnologies: list(SITE_FIELDS.aboutTechnologies, z.object(technology)),
  skillCategories: list(
    SITE_FIELDS.skillCategories,
    z.object({
      name: required(category.name),
      skills: list(category.skills, z.object({ ...technology, level: wholeNumber(skill.level) })),
    }),
  ),
  awardPhrases: list(SITE_FIELDS.awardPhrases, z.object({ text: required(phrase.text) })),
  awards: list(
    SITE_FIELDS.awards,
    z.object({
      title: required(award.title),
      year: wholeNumber(award.year),
      description: text(award.description),
    }),
  ),
  education: list(
    SITE_FIELDS.education,
    z.object({
      title: required(school.title),
      institution: text(school.institution),
      year: wholeNumber(school.year),
      description: text(school.description),
    }),
  ),
  email: orNull(matching(SITE_FIELDS.email, new RegExp(`^${EMAIL_PATTERN}$`), 'must be an e-mail address')),
  phone: text(SITE_FIELDS.phone),
  address: orNull(
    z.object({
      street: text(address.street),
      town: text(address.town),
      region: text(address.region),
      country: text(address.country),
    }),
  ),
  resumeUrl: orNull(link(SITE_FIELDS.resumeUrl.label, SITE_FIELDS.resumeUrl.max)),
  socialLinks: list(
    SITE_FIELDS.socialLinks,
    z.object({ platform: required(social.platform), url: link(social.url.label, social.url.max) }),
  ),
  footerTechnologies: list(SITE_FIELDS.footerTechnologies, z.object({ text: required(phrase.text) })),
  accentColor: orNull(color(SITE_FIELDS.accentColor, MIN_CONTRAST.text)),
  metaTitle: text(SITE_FIELDS.metaTitle),
  metaDescription: text(SITE_FIELDS.metaDescription),
  language: orNull(
    required(SITE_FIELDS.language).check(z.refine(isLanguage, 'Language must be a language tag such as en')),
  ),
  keepsQuestions: tick(SITE_FIELDS.keepsQuestions),
};

type Schema = typeof siteSchema;
export type SiteFieldName = keyof Schema;
/** As it is stored. */
export type SiteFields = { [Name in SiteFieldName]: z.output<Schema[Name]> };
/** From outside: nothing about it is sure yet. */
type SiteInput = { [Name in SiteFieldName]?: unknown };

export const SITE_FIELD_NAMES = Object.keys(siteSchema) as SiteFieldName[];

/** Problems name where: `['skillCategories', '0', 'skills', '2', 'name']`. */
export function checkSite(input: SiteInput, options: { isPartial: boolean }) {
  return checkFields(siteSchema, input, options);
}

function required({ label, max }: Field) {
  return requiredText(label, max);
}

function text(field: Field) {
  return orNull(required(field));
}

function matching(field: Field, pattern: RegExp, otherwise: string) {
  return required(field).check(z.regex(pattern, `${field.label} ${otherwise}`));
}

function color(field: Field, minContrast: number) {
  return matching(field, /^#[0-9a-f]{6}$/i, 'must be a colour such as #34e88a').check(
    z.refine(
      (value) => contrast(value, COLORS.lightestBackground) >= minContrast,
      `${field.label} is too dark to be seen on the background`,
    ),
  );
}

function wholeNumber({ label, min = 0, max }: Field) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return orNull(z.int(message).check(z.minimum(min, message), z.maximum(max, message)));
}

/** What nobody has decided is true. */
function tick({ label }: Field) {
  return z.pipe(
    z.transform((value: unknown) => value ?? true),
    z.boolean(`${label} must be true or false`),
  );
}

/** Longer lists are not looked into. */
function list<Item extends z.ZodMiniType>({ label, max }: Field, item: Item) {
  const tooLong = `${label}: at most ${max}`;
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.pipe(z.array(z.unknown(), `${label} must be a list`).check(z.maxLength(max, tooLong)), z.array(item)),
  );
}

/** Blank texts, and groups of nothing else, are null. */
function orNull<Inner extends z.ZodMiniType>(inner: Inner) {
  const nullable = z.nullable(inner);
  return z.pipe(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? null : value)),
      nullable,
    ),
    z.transform((value: z.output<typeof nullable>) => (isEmptyGroup(value) ? null : value)),
  );
}

function isEmptyGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank);
}

/**
 * https://www.rfc-editor.org/info/bcp47: languages have two or three letters. Its grammar leaves room for longer ones,
 * which names of languages, such as `English`, would pass for.
 */
function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
