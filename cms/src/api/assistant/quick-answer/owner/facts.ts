import { plainText } from '../../../../shared/plain-text';
import type { Knowledge } from '../../knowledge';
import { firstName } from '../../../../shared-with-web/first-name';
import type { Owner } from '../../owner';
import type { Entry } from '../../search/passages';
import { patternOf, toTokens } from '../../words/words';
import { escape, inWordsOf, joinWords, link, listOf } from '../markdown';
import { SAID_FACTS, tellSaid, textsOf } from './sentences';
import { tellSkills } from './skills';
import { tellTongues } from './tongues';
import { decline, deny, near, type Reply } from '../reply';

type Teller = (knowledge: Knowledge, question: string) => string | Reply | undefined;

const [NETWORKS, ZONES, AWARDED] = [patternOf('networks'), patternOf('zone'), patternOf('awarded')];
const [BIRTH, BEFORE, STUDIED] = [patternOf('birth'), patternOf('before'), patternOf('studied')];
const [YEARS, EMPLOYMENT, TEAM] = [patternOf('yearsOfWork'), patternOf('employment'), patternOf('team')];
const [PRICES, ASKS_RATE, FIGURE] = [patternOf('rates'), patternOf('asksRate'), patternOf('figure')];
const BASED = patternOf('based');

export const OWNER_FACTS: Record<string, Teller> = {
  about: tellBackground,
  years: (knowledge) =>
    [tellYears(knowledge.owner), tellSaid(YEARS, knowledge, '')].filter(Boolean).join(' ') || undefined,
  employment: (knowledge, question) =>
    tellSaid(EMPLOYMENT, knowledge, question) ?? tellSaid(TEAM, knowledge, question),
  before: (knowledge, question) => tellSaid(BEFORE, knowledge, question) ?? near(tellBackground(knowledge)),
  availability: ({ owner, owner: { availability }, pages }) =>
    availability
      ? `${inWordsOf(firstName(owner), availability)} Write through the [contact form](${pages.contact}).`
      : undefined,
  rates: tellPrices,
  contact: tellContact,
  phone: (knowledge) => (knowledge.owner.phone ? tellContact(knowledge) : undefined),
  location: tellPlace,
  education: (knowledge, question) =>
    tellItems('Education', knowledge.owner.education) ?? tellSaid(STUDIED, knowledge, question),
  awards: (knowledge) => tellItems('Awards', knowledge.owner.awards) ?? tellSaid(AWARDED, knowledge, ''),
  skills: tellSkills,
  bestSkill: tellSkills,
  socials: tellSocialLinks,
  resume: ({ owner }) =>
    owner.resumeUrl ? `Here is ${link(`${firstName(owner)}'s résumé`, owner.resumeUrl)}.` : undefined,
  fit: ({ owner, pages }) =>
    `Paste the job advert at [Job advert and evidence](${pages.fit}): each requirement is compared with what ${escape(firstName(owner))} has published.`,
  private: () => undefined,
  spoken: tellTongues,
  ...SAID_FACTS,
};

/** What is told of these is all there is to say, whichever day or place is asked for. */
export const isToldWhole = (intent: string): boolean =>
  ['availability', 'location', 'phone', 'resume'].includes(intent);

/** Their answers are what is held, with its years. */
export const HELD = ['education', 'awards'];

export const isOwnerTopic = (intent: string): boolean => intent in OWNER_FACTS;

/** What costs nothing is no rate. */
function tellPrices(knowledge: Knowledge, question: string): string | Reply | undefined {
  const said = tellSaid(PRICES, knowledge, question);
  return said && ASKS_RATE.test(question) && !FIGURE.test(said) ? near(said) : said;
}

function tellContact({ owner, pages }: Knowledge): string {
  const ways = [
    `through the [contact form](${pages.contact})`,
    owner.email && `by e-mail at ${escape(owner.email)}`,
    owner.phone && `by phone at ${escape(owner.phone)}`,
  ];
  return `You can reach ${escape(firstName(owner))} ${ways.filter(Boolean).join(' or ')}.`;
}

function tellPlace(knowledge: Knowledge, question: string): string | Reply | undefined {
  const { owner } = knowledge;
  const zone = textsOf(owner).find((sentence) => ZONES.test(sentence));
  if (zone && toTokens(question).includes('timezone')) return inWordsOf(firstName(owner), zone);
  const { street, town, region, country } = owner.address ?? {};
  const places = [street, town, region, country].flatMap((place) => place ?? []);
  const where = places.length > 0 && `${escape(firstName(owner))} works from ${escape(places.join(', '))}.`;
  if (BIRTH.test(question))
    return tellSaid(BIRTH, knowledge, '') ?? (where ? near(where) : decline(knowledge));
  return where || tellSaid(BASED, knowledge, question);
}

/** All of them; said to be the others to who asks for one that is missing. */
function tellSocialLinks({ owner }: Knowledge, question: string): string | Reply | undefined {
  const [asked] = NETWORKS.exec(plainText(question)) ?? [];
  const isMissing = asked && !owner.socialLinks.some(({ platform }) => toTokens(platform).includes(asked));
  const links = owner.socialLinks.map(({ platform, url }) => link(platform, url));
  if (links.length === 0) return undefined;
  const all = `You find ${escape(firstName(owner))} on ${joinWords(links)}.`;
  return isMissing ? deny(`No such profile is published. ${all}`) : all;
}

function tellBackground({ owner, pages }: Knowledge): string {
  const { name, headline, summary, about, introduction } = owner;
  const who = headline ? `${name}: ${headline}.` : `This is the site of ${name}.`;
  const text = about ?? introduction ?? summary;
  const told = text && inWordsOf(firstName(owner), text);
  const isTold = toTokens(text ?? '').includes(String(owner.yearsOfExperience));
  const work = `The work is in the [portfolio](${pages.portfolio}).`;
  return [escape(who), told, isTold ? '' : tellYears(owner), work].filter(Boolean).join('\n\n');
}

function tellYears(owner: Owner): string | undefined {
  const { yearsOfExperience: years } = owner;
  const first = escape(firstName(owner));
  return years ? `${first} has ${years === 1 ? 'one year' : `${years} years`} of experience.` : undefined;
}

const tellItems = (heading: string, items: readonly Entry[]): string | undefined =>
  listOf(items.length > 1 ? `${heading} (${items.length})` : heading, items.map(toItem));

export function toItem({ title, institution, year, description }: Entry): string {
  const place = institution ? `, ${escape(institution)}` : '';
  const head = `**${escape(title)}**${place}${year === null ? '' : ` (${year})`}`;
  return description ? `${head}: ${escape(description)}` : head;
}
