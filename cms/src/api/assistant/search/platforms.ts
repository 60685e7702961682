import { PLATFORMS } from '../../../shared-with-web/rules/project-rules';
import { stem, toTokens } from '../words/words';

const stemsOf = (tokens: readonly string[]): string => tokens.map(stem).join(' ');
const NAMES = new Set(PLATFORMS.map((name) => stemsOf(toTokens(name))));

/** `Desktop applications` are a kind of project, and no technology. */
export const isPlatform = (tokens: readonly string[]): boolean => NAMES.has(stemsOf(tokens));
