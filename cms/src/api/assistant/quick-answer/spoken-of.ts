import type { KnownProject } from '../known-project';
import type { Match } from '../language/intents';
import { isEnglish } from '../language/languages';
import { search } from '../search/search';
import { patternOf } from '../words/words';
import { BARE } from './context';
import { HELD, isOwnerTopic } from './owner/facts';
import { amongWhich } from './projects/selection';
import type { Question } from './question';

const [OFFER, ANEW, WHEN] = [patternOf('offer'), patternOf('anew'), patternOf('when')];
const SURE_OF_OWNER = 0.55;
/** Who asks for these never means a project. */
const REACHED = ['contact', 'phone', 'resume'];
/** How much of the words another project says just so, and how much more than those spoken of. */
const [SAID, MORE] = [0.6, 0.3];

/** Whether the answer before was about the owner. */
export const isOfOwner = ({ context }: Question): boolean =>
  Boolean(context.arePast) && isOwnerTopic(context.topic?.intent ?? '');

/** Of what is dated. */
export const asksWhen = ({ context, text }: Question): boolean =>
  HELD.includes(context.topic?.intent ?? '') && WHEN.test(text);

/** Whether a question asks for something else than what is spoken of: a project, or a fact of the owner. */
export function asksAnew(question: Question): boolean {
  const { named, text, technologies, context, refersToOne, refersToSeveral, asksForOthers, knowledge } =
    question;
  const isAnew = ANEW.test(text) && !(refersToSeveral && amongWhich(question) !== knowledge.projects);
  const isOfNext = technologies.length > 0 && context.technologies?.length && !refersToOne;
  return named.length > 0 || isAnew || Boolean(isOfNext) || asksForOthers || asksForFact(question);
}

/** Whether that is surely a fact of the owner. */
export const isFact = ({ intent, score }: Match): boolean => isOwnerTopic(intent) && score >= SURE_OF_OWNER;

function asksForFact(question: Question): boolean {
  const { top, text, mentionsOwner, language, refersToOne, refersToSeveral } = question;
  const asksForOffer = REACHED.includes(top.intent) || (top.intent === 'rates' && OFFER.test(text));
  const goesOn = isOfOwner(question) && top.intent !== 'years';
  const isAsked = mentionsOwner || asksForOffer || goesOn || (!isEnglish(language) && !refersToOne);
  // `Where?`, after what the owner did.
  const isBare = isOfOwner(question) && top.intent === 'location' && BARE.test(text);
  return isAsked && !isBare && !refersToSeveral && isFact(top);
}

/** Whether another project than these says what is asked, and says it far better. */
export function isOfAnother(
  { content, knowledge, searched, expects }: Question,
  spokenOf: readonly KnownProject[],
): boolean {
  // `What went wrong?` is asked of any.
  if (expects === 'hasTrouble') return false;
  const found = search(knowledge.index, content, searched, { expects });
  const isSpokenOf = (one: KnownProject | undefined) => one !== undefined && spokenOf.includes(one);
  const ofThese = Math.max(0, ...found.map(({ project, exact }) => (isSpokenOf(project) ? exact : 0)));
  const [best] = found;
  return Boolean(best?.project && !isSpokenOf(best.project) && best.exact >= Math.max(SAID, ofThese + MORE));
}
