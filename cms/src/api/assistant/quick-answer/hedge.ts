import { likeness, TYPO } from '../search/likeness';
import { toTokens, weightOf } from '../search/words';
import { isOwnerTopic } from './owner-facts';
import type { Question } from './question';
import { near, type Reply } from './reply';

/** What leaves out a name that was asked about, or does not say all of what may be so, is only near. */
export function hedge(reply: Reply, question: Question): Reply {
  const { asksWhether, asksForWork, content, named, names, technologies, top } = question;
  if (reply.outcome !== 'answer') return reply;
  const said = toTokens(reply.text);
  const known = technologies.flatMap(({ tokens }) => tokens);
  const isSaid = (word: string) => known.includes(word) || said.some((one) => likeness(word, one) >= TYPO);
  const isWhole =
    !asksWhether ||
    asksForWork ||
    (isOwnerTopic(top.intent) && named.length === 0) ||
    content.every((word) => weightOf(word) < 0.4 || isSaid(word));
  return isWhole && names.every(isSaid) ? reply : near(reply.text);
}
