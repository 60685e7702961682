import { SEARCH_LIMITS } from '../../content/project-rules';
import { startOf } from '../../content/start-of';

/** What is typed, as it is searched. */
export function tidyWords(text: string): string {
  return tidyText(text, SEARCH_LIMITS.queryLength);
}

/** Without what cannot be seen or turns the direction of writing. Joiners stay: Bengali and emoji are written with them. */
export function tidyText(text: string, length: number): string {
  const shown = text.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').normalize('NFC');
  return startOf(shown.trim(), length).trimEnd();
}
