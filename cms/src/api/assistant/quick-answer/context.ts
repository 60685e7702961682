import type { KnownProject } from '../known-project';
import type { NamedTechnology } from '../search/technologies';
import type { Match } from '../language/intents';
import { patternOf } from '../words/words';

/** What was said before a question, as far as it may lean on it. */
export type Context = {
  projects: KnownProject[];
  /** Whether the answer before named none: they are of the one before that. */
  arePast?: boolean;
  /** Whether they were only the nearest. */
  areNear?: boolean | undefined;
  areListedNear?: boolean | undefined;
  /** Of the last answer with several. */
  listed: KnownProject[];
  /** All that was answered. */
  told?: string;
  topic?: Match;
  /** The last question that says by itself what it asks. */
  asked?: string;
  /** Of the question before. */
  technologies?: NamedTechnology[];
};
export const NO_CONTEXT: Context = { projects: [], listed: [] };

/** `And Plover?`, and `For how long?`: they say by themselves only whom, or what, they ask. */
export const [INSTEAD, BARE] = [patternOf('instead'), patternOf('bareAsking')];
export const BARE_WHY = patternOf('bareWhy');
