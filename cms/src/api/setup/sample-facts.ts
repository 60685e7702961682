import sample from '../../../seed/site.json';
import { checkSite, type SiteFields } from '../../shared-with-web/rules/site-schema';
import type { Site } from '../site/services/site';

type Text = string | null | undefined;
type Told = Partial<SiteFields>;

/** The texts that tell of the sample's owner: each one that is left does, whatever stands beside it. */
const FACTS = {
  headline: ({ headline }) => [headline],
  portraitAlternativeText: ({ portraitAlternativeText: text }) => [text],
  yearsOfExperience: ({ yearsOfExperience: years }) => (years ? [`${years} years of experience`] : []),
  summary: ({ summary }) => [summary],
  availability: ({ availability }) => [availability],
  heroTitle: ({ heroTitle }) => [heroTitle],
  tagline: ({ tagline }) => [tagline],
  orbitTechnologies: ({ orbitTechnologies = [] }) => [namesOf(orbitTechnologies)],
  introduction: ({ introduction }) => paragraphsOf(introduction),
  about: ({ about }) => paragraphsOf(about),
  aboutTechnologies: ({ aboutTechnologies = [] }) => [namesOf(aboutTechnologies)],
  skillCategories: ({ skillCategories = [] }) =>
    skillCategories.map(({ name, skills }) =>
      [name, ...skills.map((skill) => `${skill.name} ${skill.level}`)].join(', '),
    ),
  awards: ({ awards = [] }) => awards.flatMap(({ title, description }) => [title, description]),
  education: ({ education = [] }) =>
    education.flatMap(({ institution, description }) => [institution, description]),
  email: ({ email }) => [email],
  phone: ({ phone }) => [phone],
  address: ({ address }) => [address?.street, address?.town],
  resumeUrl: ({ resumeUrl }) => [resumeUrl],
  socialLinks: ({ socialLinks = [] }) => socialLinks.map(({ url }) => url),
  footerTechnologies: ({ footerTechnologies = [] }) => [
    footerTechnologies.map(({ text }) => text).join(', '),
  ],
} satisfies { [Name in keyof SiteFields]?: (site: Told) => Text[] };

const { fields: SAMPLE } = checkSite(sample, { isPartial: false });

/** What the site still tells of the sample's owner, with the field that tells it. */
export function sampleFactsOf({ portrait, ...site }: Site): { field: string; text: string }[] {
  const shown = { ...site, portraitAlternativeText: portrait && site.portraitAlternativeText };
  return Object.entries(FACTS).flatMap(([field, textsOf]) => {
    const told = new Set<Text>(textsOf(shown));
    return textsOf(SAMPLE).flatMap((text) => (text && told.has(text) ? [{ field, text }] : []));
  });
}

function paragraphsOf(text: Text): string[] {
  return (text ?? '').split('\n').map((line) => line.trim());
}

function namesOf(technologies: readonly { name: string }[]): string {
  return technologies.map(({ name }) => name).join(', ');
}
