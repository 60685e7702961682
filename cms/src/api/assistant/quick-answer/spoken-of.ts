import type { Match } from '../language/intents';
import { isEnglish } from '../language/languages';
import { patternOf } from '../words/words';
import { BARE } from './context';
import { HELD, isOwnerTopic } from './owner/facts';
import { amongWhich } from './projects/selection';
import type { Question } from './question';

const [OFFER, ANEW, WHEN] = [patternOf('offer'), patternOf('anew'), patternOf('when')];
const SURE_OF_OWNER = 0.55;
/** Who asks for these never means a project. */
const REACHED = ['contact', 'phone', 'resume'];

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
