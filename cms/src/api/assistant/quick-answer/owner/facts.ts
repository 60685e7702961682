import { plainText } from '../../../../shared/plain-text';
import type { Knowledge } from '../../knowledge';
import { firstName } from '../../../../shared-with-web/first-name';
import type { Owner } from '../../owner';
import type { Entry } from '../../search/passages';
import { patternOf, toTokens, WORDS } from '../../words/words';
import { escape, inWordsOf, joinWords, link, listOf } from '../markdown';
import { tellSaid, tellTopic } from './sentences';
import { tellSkills } from './skills';
import { tellTongues } from './tongues';
import { decline, deny, near, type Reply } from '../reply';

type Fact = string | Reply | null | undefined;

const [NETWORKS, BIRTH, ZONES] = [patternOf('networks'), patternOf('birth'), patternOf('zone')];

/** What is told by more than the owner's own sentences. */
const TELLERS: Record<string, (knowledge: Knowledge, question: string) => Fact> = {
  about: tellBackground,
  years: (knowledge, question) =>
    [tellYears(knowledge.owner), tellTopic('years', knowledge, question)].filter(Boolean).join(' '),
  before: (knowledge, question) =>
    tellTopic('before', knowledge, question) ?? near(tellBackground(knowledge)),
  availability: ({ owner, owner: { availability }, pages }) =>
    availability &&
    `${inWordsOf(firstName(owner), availability)} Write through the [contact form](${pages.contact}).`,
  contact: tellContact,
  phone: (knowledge) => knowledge.owner.phone && tellContact(knowledge),
  location: tellPlace,
  education: ({ owner }) => tellItems('Education', owner.education),
  awards: ({ owner }) => tellItems('Awards', owner.awards),
  skills: tellSkills,
  bestSkill: tellSkills,
  weakestSkill: tellSkills,
  socials: tellSocialLinks,
  resume: ({ owner }) =>
    owner.resumeUrl && `Here is ${link(`${firstName(owner)}'s résumé`, owner.resumeUrl)}.`,
  fit: ({ owner, pages }) =>
    `Paste the job advert at [Job advert and evidence](${pages.fit}): each requirement is compared with what ${escape(firstName(owner))} has published.`,
  private: () => undefined,
  spoken: tellTongues,
};

/** What is told of these is all there is to say, whichever day or place is asked for. */
export const isToldWhole = (intent: string): boolean =>
  ['availability', 'location', 'phone', 'resume'].includes(intent);

/** Their answers are what is held, with its years. */
export const HELD = ['education', 'awards'];

export const isOwnerTopic = (intent: string): boolean => intent in TELLERS || intent in WORDS.unpublished;

export const tellFact = (intent: string, knowledge: Knowledge, question: string): string | Reply =>
  TELLERS[intent]?.(knowledge, question) ||
  (tellTopic(intent, knowledge, question) ?? declineFact(intent, knowledge));

function declineFact(intent: string, knowledge: Knowledge): Reply {
  const { owner, pages } = knowledge;
  const what = WORDS.unpublished[intent]?.replace('{owner}', escape(firstName(owner)));
  if (!what) return decline(knowledge);
  return deny(`${what} not published here. Please ask through the [contact form](${pages.contact}).`);
}

function tellContact({ owner, pages }: Knowledge): string {
  const ways = [
    `through the [contact form](${pages.contact})`,
    owner.email && `by e-mail at ${escape(owner.email)}`,
    owner.phone && `by phone at ${escape(owner.phone)}`,
  ];
  return `You can reach ${escape(firstName(owner))} ${ways.filter(Boolean).join(' or ')}.`;
}

/** Where somebody works is not where he was born. */
function tellPlace(knowledge: Knowledge, question: string): Fact {
  const asked = [BIRTH, ZONES].find((one) => one.test(question));
  const said = asked && tellSaid(asked, knowledge, question);
  const { street, town, region, country } = knowledge.owner.address ?? {};
  const places = [street, town, region, country].flatMap((place) => place ?? []).join(', ');
  const where = places && `${escape(firstName(knowledge.owner))} works from ${escape(places)}.`;
  return said ?? (asked && where ? near(where) : where);
}

/** All of them; said to be the others to who asks for one that is missing. */
function tellSocialLinks({ owner }: Knowledge, question: string): Fact {
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
