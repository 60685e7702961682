import { plainText } from '../../../shared/plain-text';

/** Words that say nothing about what is asked, on a site where everything is a project somebody built. */
const EMPTY_WORDS = new Set(
  `a about across after again all also am an and any anything app application apps are arent around as at
  be because been before being between build building builds built business but by can cant clone company
  could create created creates develop developed developer developing did different do does doesnt doing
  done dont during each else ever every everything example experience experienced familiar find for from
  get gets give go good got had has have having he hello help helps her here hey hi him his how i id if im in including
  into is it its ive just kind know let lets like list look looking made make makes management many me
  more most much my need no not nothing of off on one only or other our out over own owner people platform
  please portfolio product project projects real really s same say see service several she show site so
  software solution some somebody someone something support system systems tell than that the their them
  then there these they thing things this those to too tool under until up us use used uses using very
  want was way we web website well were what when where which while who whom whose why will with without
  work worked working works would you your`.split(/\s+/),
);

/** In lower case, without accents of Latin letters, `e-mail` as `email`, `Node.js` and `nodejs` as `node`. */
export function toWords(text: string): string[] {
  const plain = plainText(text)
    .replace(/\be-(?=\p{L}{3})/gu, 'e')
    .replace(/['’]s\b|['’]/g, '')
    .replace(/(?<=\p{L}{2})\.?js\b/gu, '')
    .replace(/\breal[ -]time\b/g, 'realtime');
  return (plain.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).filter((word) => word.length > 1);
}

/** What a text is about: its words but the empty ones, each as its stem, each once. */
export function toTerms(text: string): string[] {
  const terms = toWords(text).map(toTerm);
  return [...new Set(terms.filter((term) => term !== null))];
}

export function toTerm(word: string): string | null {
  return EMPTY_WORDS.has(word) ? null : stem(word);
}

/** Crude, but the same for questions and texts: plan, plans, planned, planning and planner are one. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.endsWith('ss') ? word : word.replace(/s$/, '');
  return singular
    .replace(/(?<=\p{L}{3})(ing|ed)$/u, '')
    .replace(/(?<=\p{L}{3})(er|or)$/u, '')
    .replace(/(?<=\p{L}{2})(ie|y)$/u, 'i')
    .replace(/(?<=\p{L}{3})e$/u, '')
    .replace(/([bdfglmnprt])\1$/, '$1');
}
