import { REMOVED } from '../../shared-with-web/rules/own-answer-rules';
import { LANGUAGES } from '../assistant/language/features';
import { isOwnWord } from '../assistant/language/intents';
import { isKnownTechnology } from '../assistant/search/technologies';
import { isKnown, rankOf } from '../assistant/words/vectors';
import { isFunctionWord, patternOf, toTokens } from '../assistant/words/words';

/** Where somebody is to be found in a network. */
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(?:https?://)?(?:[\p{L}\p{N}-]{1,63}\.){0,2}(?:${patternOf('networkSite').source})/\S{0,199}[\p{L}\p{N}_]/?`,
  'giu',
);
const HANDLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<network>${patternOf('networkName').source})(?: (?:is|id|handle|user(?:name)?|name|account|profile)){0,3}[\s:=/(-]{1,3}(?:live:)?(?<handle>[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_])`,
  'giu',
);

/** Without addresses and names in networks. */
export function removeProfiles(text: string): string {
  return text.replace(ADDRESS, REMOVED).replace(HANDLE, (said: string, ...rest) => {
    const { network, handle } = rest.at(-1) as Record<'network' | 'handle', string>;
    const isThing = isKnownTechnology(`${network} ${handle}`) || isKnownTechnology(handle);
    if (isThing || (!handle.includes('_') && toTokens(handle).every(isWord))) return said;
    return said.slice(0, said.length - handle.length) + REMOVED;
  });
}

/** `Do you use Instagram for clients?`, in any language. */
const isWord = (word: string): boolean =>
  isKnown(rankOf(word)) ||
  isFunctionWord(word) ||
  isKnownTechnology(word) ||
  LANGUAGES.some((code) => isOwnWord(word, code));
