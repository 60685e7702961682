import { readAsset } from '../../assistant/search/vectors';

type Patterns<Key extends string> = Record<Key, string>;

/** How adverts are put, in general: see cms/assets/README.md. */
export const ADVERT_WORDS = JSON.parse(readAsset('adverts.json').toString()) as {
  sections: Patterns<'must' | 'nice' | 'place' | 'other'>;
  clauses: Patterns<'nice' | 'denied' | 'asked' | 'quality'>;
  numbers: Record<string, number>;
  years: string;
  degrees: Patterns<'master' | 'doctor' | 'any'>;
  languages: Record<string, string>;
  place: string;
  availability: string;
  technologies: string[];
  notTechnologies: string[];
};

const toPattern = (source: string) => new RegExp(source, 'iu');

export const CLAUSES = {
  nice: toPattern(ADVERT_WORDS.clauses.nice),
  denied: toPattern(ADVERT_WORDS.clauses.denied),
  asked: toPattern(ADVERT_WORDS.clauses.asked),
  quality: toPattern(ADVERT_WORDS.clauses.quality),
};
export const DEGREE_LEVELS = {
  doctor: toPattern(ADVERT_WORDS.degrees.doctor),
  master: toPattern(ADVERT_WORDS.degrees.master),
  any: toPattern(ADVERT_WORDS.degrees.any),
};
export const PLACE = toPattern(ADVERT_WORDS.place);
export const AVAILABILITY = toPattern(ADVERT_WORDS.availability);
export const LANGUAGES = Object.entries(ADVERT_WORDS.languages).map(([name, said]) => ({
  name,
  pattern: new RegExp(`(?<!\\p{L})(${said})(?!\\p{L})`, 'iu'),
}));

const NUMBER = `\\d{1,2}|${Object.keys(ADVERT_WORDS.numbers).join('|')}`;
const YEARS = new RegExp(ADVERT_WORDS.years.replaceAll('NUMBER', NUMBER), 'iu');

/** How many years a text asks for at least: `2 to 4 yrs` are two. */
export function findYears(text: string): { said: string; years: number } | undefined {
  const [said, number = ''] = YEARS.exec(text) ?? [];
  return said ? { said, years: ADVERT_WORDS.numbers[number.toLowerCase()] ?? Number(number) } : undefined;
}
