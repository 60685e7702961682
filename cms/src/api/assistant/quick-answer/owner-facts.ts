import { plainText } from '../../../shared/plain-text';
import type { Knowledge } from '../knowledge';
import { firstName, skillsOf } from '../owner';
import { sentencesOf } from '../search/passages';
import { stem, toTokens } from '../search/words';
import { escape, joinNames, joinWords, link, listOf } from './markdown';
import type { Reply } from './reply';

/** Each answers with what is published, or with nothing. */
type Teller = (knowledge: Knowledge, question: string) => string | Reply | undefined;

export const NETWORKS =
  /\b(linkedin|github|gitlab|twitter|mastodon|instagram|facebook|youtube|kaggle|dribbble|behance|tiktok|telegram|discord|bluesky|xing)\b/;
const ZONES = /\b(UTC|GMT|time zone|CET|EST|[A-Z]\w+ time)\b/;

const tellResume: Teller = ({ owner }) =>
  owner.resumeUrl ? `Here is ${link(`${firstName(owner)}'s résumé`, owner.resumeUrl)}.` : undefined;

const tellAvailability: Teller = ({ owner, pages }) =>
  owner.availability
    ? `${escape(owner.availability)} Write through the [contact form](${pages.contact}).`
    : undefined;

const tellContact: Teller = ({ owner, pages }) => {
  const ways = [
    `through the [contact form](${pages.contact})`,
    owner.email && `by e-mail at ${escape(owner.email)}`,
    owner.phone && `by phone at ${escape(owner.phone)}`,
  ];
  return `You can reach ${escape(firstName(owner))} ${ways.filter(Boolean).join(' or ')}.`;
};

const tellEducation: Teller = ({ owner }) =>
  listOf(
    'Education',
    owner.education.map(({ title, institution, year, description }) =>
      item(title, institution && `, ${escape(institution)}`, year, description),
    ),
  );

const tellAwards: Teller = ({ owner }) =>
  listOf(
    'Awards',
    owner.awards.map(({ title, year, description }) => item(title, '', year, description)),
  );

const tellSkills: Teller = ({ owner }) => {
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

const tellPlace: Teller = ({ owner }, question) => {
  const zone = textsOf(owner).find((sentence) => ZONES.test(sentence));
  if (zone && toTokens(question).includes('timezone')) return escape(zone);
  const { street, town, region, country } = owner.address ?? {};
  const places = [street, town, region, country].filter((place) => typeof place === 'string');
  return places.length > 0
    ? `${escape(firstName(owner))} works from ${places.map(escape).join(', ')}.`
    : undefined;
};

/** All of them; for who asks for one that is missing, the others. */
const tellSocialLinks: Teller = ({ owner }, question) => {
  const [asked] = NETWORKS.exec(plainText(question)) ?? [];
  const isMissing = asked && !owner.socialLinks.some(({ platform }) => plainText(platform) === asked);
  const links = owner.socialLinks.map(({ platform, url }) => link(platform, url));
  if (links.length === 0) return undefined;
  const all = `You find ${escape(firstName(owner))} on ${joinWords(links)}.`;
  return isMissing ? { text: `No such profile is published. ${all}`, outcome: 'decline' } : all;
};

const tellBackground: Teller = ({ owner, pages }) => {
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

const tellPhone: Teller = (knowledge, question) =>
  knowledge.owner.phone ? tellContact(knowledge, question) : undefined;

const tellYears: Teller = (knowledge, question) => {
  const { yearsOfExperience } = knowledge.owner;
  return yearsOfExperience ? tellBackground(knowledge, question) : undefined;
};

/** A sentence of the owner's about himself that has one of some words. */
function tellSaid(words: string): Teller {
  const stems = words.split(' ').map(stem);
  return ({ owner }) => {
    const said = textsOf(owner).filter((text) => toTokens(text).some((word) => stems.includes(stem(word))));
    return said.length > 0 ? escape(said.slice(0, 2).join(' ')) : undefined;
  };
}

function textsOf({ about, introduction, availability }: Knowledge['owner']): string[] {
  return [about, introduction, availability].flatMap((text) => sentencesOf(text ?? ''));
}

/** By what a question wants. */
export const OWNER_FACTS: Record<string, Teller> = {
  about: tellBackground,
  years: tellYears,
  availability: tellAvailability,
  rates: tellSaid('rate price charge fee cost'),
  contact: tellContact,
  phone: tellPhone,
  location: tellPlace,
  education: tellEducation,
  awards: tellAwards,
  skills: tellSkills,
  bestSkill: tellSkills,
  socials: tellSocialLinks,
  resume: tellResume,
  private: () => undefined,
  spoken: tellSaid('speak language'),
};

export const isOwnerTopic = (intent: string): boolean => intent in OWNER_FACTS;

function item(title: string, place: string | null, year: number | null, description: string | null): string {
  const head = `**${escape(title)}**${place ?? ''}${year === null ? '' : ` (${year})`}`;
  return description ? `${head}: ${escape(description)}` : head;
}
