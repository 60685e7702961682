import type { Knowledge } from '../knowledge';
import { cosine, meaningOf } from '../words/vectors';
import { toTokens } from '../words/words';
import { LANGUAGES } from '../language/features';
import { nameOfTongue } from '../language/tongues';
import { escape, joinNames, joinWords } from './markdown';

/** `near` is said to be only the nearest to what was asked. A `reason` is why nothing published was looked for. */
export type Reply = {
  text: string;
  outcome: 'answer' | 'near' | 'decline';
  reason?: 'attack' | 'offTopic';
};

const MAX_NAMES = 5;
export const NEAREST = 'Closest to what you ask:';

export const tell = (text: string): Reply => ({ text, outcome: 'answer' });
/** What is not published. */
export const deny = (text: string): Reply => ({ text, outcome: 'decline' });
export const near = (text: string): Reply => ({
  text: `${NEAREST}\n\n${text}`,
  outcome: 'near',
});

/** What answers only in part, or perhaps something else. */
export const asNear = (reply: Reply): Reply => (reply.outcome === 'answer' ? near(reply.text) : reply);

export function nearWithout(names: readonly string[], { text, outcome }: Reply): Reply {
  const nearest = outcome === 'near' ? text : near(text).text;
  return { text: `Nothing published here mentions ${joinNames(names)}. ${nearest}`, outcome: 'near' };
}

export function decline({ owner, pages }: Knowledge, reason?: Reply['reason']): Reply {
  const text = `I can only speak about what is published here: ${escape(owner.name)}'s projects, skills and background. For anything else, please use the [contact form](${pages.contact}).`;
  return { ...deny(text), ...(reason && { reason }) };
}

const READ = joinWords(LANGUAGES.map(nameOfTongue));

/** What is written in other letters is not understood: whether it is published is not known. */
export function declineUnread({ pages }: Knowledge): Reply {
  return deny(
    `I can read questions in ${READ}. All that is published is in the [portfolio](${pages.portfolio}); for anything else, please use the [contact form](${pages.contact}).`,
  );
}

export function notPublished(names: readonly string[], { technologies, pages }: Knowledge): Reply {
  const asked = meaningOf(toTokens(names.join(' ')));
  const rated = technologies.map(({ name }) => ({ name, value: cosine(asked, meaningOf(toTokens(name))) }));
  const nearest = rated.sort((a, b) => b.value - a.value).map(({ name }) => name);
  const named = joinNames(nearest.slice(0, MAX_NAMES));
  const others = nearest.length > MAX_NAMES ? ', among others,' : '';
  const instead = nearest.length > 0 ? ` Technologies published are${others} ${named}.` : '';
  const text = `Nothing published here mentions ${joinNames(names)}.${instead} For more, please use the [contact form](${pages.contact}).`;
  return deny(text);
}
