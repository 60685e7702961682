const TITLE = /^(dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|md|mohd|engr?|ing|dipl\.?-ing)\.?$/i;

/** `Matteo` of `Dr. Matteo Valcourt`, `Arif` of `Md. Arif Hasan`; empty without a name. */
export function firstName({ name }: { name?: string | null }): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  return words.find((word) => !TITLE.test(word)) ?? words[0] ?? '';
}
