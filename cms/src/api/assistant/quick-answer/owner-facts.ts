import { plainText } from '../../../shared/plain-text';
import type { Knowledge } from '../knowledge';
import { firstName, skillsOf } from '../owner';
import { escape, joinNames, joinWords, link, listOf } from './markdown';

/** Each answers with what is published, or with nothing. */
type Teller = (knowledge: Knowledge, question: string) => string | undefined;

const PLATFORMS = ['github', 'linkedin', 'facebook', 'instagram', 'youtube', 'twitter'];

export const tellResume: Teller = ({ owner }) =>
  owner.resumeUrl ? `Here is ${link(`${firstName(owner)}'s résumé`, owner.resumeUrl)}.` : undefined;

export const tellAvailability: Teller = ({ owner, pages }) =>
  owner.availability
    ? `${escape(owner.availability)} Write through the [contact form](${pages.contact}).`
    : undefined;

export const tellContact: Teller = ({ owner, pages }) => {
  const ways = [
    `through the [contact form](${pages.contact})`,
    owner.email && `by e-mail at ${escape(owner.email)}`,
    owner.phone && `by phone at ${escape(owner.phone)}`,
  ];
  return `You can reach ${escape(firstName(owner))} ${ways.filter(Boolean).join(' or ')}.`;
};

export const tellEducation: Teller = ({ owner }) =>
  listOf(
    'Education',
    owner.education.map(({ title, institution, year, description }) =>
      item(title, institution && `, ${escape(institution)}`, year, description),
    ),
  );

export const tellAwards: Teller = ({ owner }) =>
  listOf(
    'Awards',
    owner.awards.map(({ title, year, description }) => item(title, '', year, description)),
  );

export const tellSkills: Teller = ({ owner }) => {
  const hasLevels = skillsOf(owner).some(({ level }) => level !== null);
  const heading = `${escape(firstName(owner))}'s skills${hasLevels ? ', with proficiency' : ''}`;
  const categories = owner.skillCategories.map(
    ({ name, skills }) => `**${escape(name)}**: ${skills.map(tellSkill).join(', ')}`,
  );
  if (categories.length > 0) return listOf(heading, categories);
  const { technologies } = owner;
  return technologies.length > 0
    ? `${escape(firstName(owner))} works with ${joinNames(technologies)}.`
    : undefined;
};

export function tellSkill({ name, level }: { name: string; level: number | null }): string {
  return level === null ? escape(name) : `${escape(name)} ${level}%`;
}

export const tellPlace: Teller = ({ owner }) => {
  const { street, town, region, country } = owner.address ?? {};
  const places = [street, town, region, country].filter((place) => typeof place === 'string');
  return places.length > 0
    ? `${escape(firstName(owner))} works from ${places.map(escape).join(', ')}.`
    : undefined;
};

/** All of them, but nothing for who asks for one that is missing. */
export const tellSocialLinks: Teller = ({ owner }, question) => {
  const own = owner.socialLinks.map(({ platform }) => plainText(platform));
  const isMissing = PLATFORMS.some((name) => question.includes(name) && !own.includes(name));
  const links = owner.socialLinks.map(({ platform, url }) => link(platform, url));
  if (isMissing || links.length === 0) return undefined;
  return `You find ${escape(firstName(owner))} on ${joinWords(links)}.`;
};

export const tellBackground: Teller = ({ owner, pages }) => {
  const { name, headline, summary, about, introduction, yearsOfExperience } = owner;
  const who = headline ? `${name}: ${headline}.` : `This is the site of ${name}.`;
  const text = about ?? introduction ?? summary ?? who;
  const tellsYears = text.includes(String(yearsOfExperience));
  const years = yearsOfExperience === 1 ? 'one year' : `${yearsOfExperience} years`;
  return [
    escape(text),
    yearsOfExperience && !tellsYears && `${escape(firstName(owner))} has ${years} of experience.`,
    `The work is in the [portfolio](${pages.portfolio}).`,
  ]
    .filter(Boolean)
    .join('\n\n');
};

function item(title: string, place: string | null, year: number | null, description: string | null): string {
  const head = `**${escape(title)}**${place ?? ''}${year === null ? '' : ` (${year})`}`;
  return description ? `${head}: ${escape(description)}` : head;
}
