import { ITEM_FIELDS, MIN_CONTRAST, SITE_FIELDS } from '../../../../content/site-rules';
import type { SiteFieldName } from '../../../../content/site-schema';
import { color, list, text, tick, type FormField, type FormFields } from '../../fields/form-field';

const { address, award, phrase, school, skill } = ITEM_FIELDS;
const category = ITEM_FIELDS['skill-category'];
const social = ITEM_FIELDS['social-link'];

/** The icon first: it fills in the others. */
const technology: FormFields = {
  icon: text(skill.icon, 'icon'),
  name: text(skill.name),
  color: color(skill.color, MIN_CONTRAST.icon),
};
const skills: FormFields = { ...technology, level: text(skill.level, 'number') };

/** How the fields are filled in; names, limits and help are the rules'. */
export const FORM_FIELDS: Record<SiteFieldName, FormField> = {
  name: text(SITE_FIELDS.name),
  headline: text(SITE_FIELDS.headline),
  portraitAlternativeText: text(SITE_FIELDS.portraitAlternativeText),
  yearsOfExperience: text(SITE_FIELDS.yearsOfExperience, 'number'),
  summary: text(SITE_FIELDS.summary, 'paragraphs'),
  availability: text(SITE_FIELDS.availability, 'paragraphs'),
  heroEyebrow: text(SITE_FIELDS.heroEyebrow),
  heroTitle: text(SITE_FIELDS.heroTitle),
  tagline: text(SITE_FIELDS.tagline),
  orbitTechnologies: list(SITE_FIELDS.orbitTechnologies, 'technology', technology),
  introduction: text(SITE_FIELDS.introduction, 'paragraphs'),
  about: text(SITE_FIELDS.about, 'paragraphs'),
  aboutTechnologies: list(SITE_FIELDS.aboutTechnologies, 'technology', technology),
  skillCategories: list(SITE_FIELDS.skillCategories, 'category', {
    name: text(category.name),
    skills: list(category.skills, 'skill', skills),
  }),
  awardPhrases: list(SITE_FIELDS.awardPhrases, 'phrase', { text: text(phrase.text) }),
  awards: list(SITE_FIELDS.awards, 'award', {
    title: text(award.title),
    year: text(award.year, 'number'),
    description: text(award.description, 'paragraphs'),
  }),
  education: list(SITE_FIELDS.education, 'entry', {
    title: text(school.title),
    institution: text(school.institution),
    year: text(school.year, 'number'),
    description: text(school.description, 'paragraphs'),
  }),
  email: text(SITE_FIELDS.email, 'email'),
  phone: text(SITE_FIELDS.phone, 'tel'),
  address: {
    ...SITE_FIELDS.address,
    kind: 'group',
    fields: {
      street: text(address.street),
      town: text(address.town),
      region: text(address.region),
      country: text(address.country),
    },
  },
  resumeUrl: text(SITE_FIELDS.resumeUrl, 'url'),
  socialLinks: list(SITE_FIELDS.socialLinks, 'link', {
    platform: text(social.platform),
    url: text(social.url, 'url'),
  }),
  footerTechnologies: list(SITE_FIELDS.footerTechnologies, 'technology', { text: text(phrase.text) }),
  accentColor: color(SITE_FIELDS.accentColor, MIN_CONTRAST.text),
  metaTitle: text(SITE_FIELDS.metaTitle),
  metaDescription: text(SITE_FIELDS.metaDescription, 'paragraphs'),
  language: text(SITE_FIELDS.language, 'language'),
  keepsQuestions: tick(SITE_FIELDS.keepsQuestions),
};
