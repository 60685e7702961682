import { readAsset } from '../../assistant/words/vectors';

type Patterns<Key extends string> = Record<Key, string>;

/** How adverts are put, in general: see cms/assets/README.md. */
export const ADVERT_WORDS = JSON.parse(readAsset('adverts.json').toString()) as {
  sections: Patterns<'must' | 'nice' | 'place' | 'other'>;
  /** A heading of what is not asked for. */
  unneeded: string;
  /** The words that stand in such a heading beside it. */
  unneededBeside: string;
  /** By which clauses are known that stand under any heading. */
  told: Patterns<'asked' | 'offered' | 'tasks'>;
  /** Of pages and letters that adverts are copied from, as lines of their own. */
  furniture: string[];
  /** What stands over the column of a table that tells how somebody finds out. */
  assessed: string;
  /** What stands over the other ones. */
  columns: string;
  clauses: Patterns<
    | 'nice'
    | 'filler'
    | 'demanded'
    | 'denied'
    | 'law'
    | 'asked'
    | 'telling'
    | 'about'
    | 'binding'
    | 'quality'
    | 'ofPerson'
    | 'usual'
  >;
  /** What stands around a name that is a usual word, too. */
  names: Patterns<'words' | 'preceded' | 'asked' | 'followed'>;
  /** How one of several is asked for; names of rivals are parted by bars. */
  alternatives: Patterns<'or' | 'and' | 'between' | 'similar' | 'oneOf' | 'examples' | 'suchAs'> & {
    rivals: string[];
  };
  denial: Patterns<'words' | 'affirmed' | 'ends' | 'verbs' | 'contrasts' | 'continues' | 'left'>;
  /** What a clause about how the work is begins with. */
  terms: string;
  /** Of the title of an advert. */
  role: string;
  /** What years of work and degrees in general are asked with. */
  general: Patterns<'years' | 'degree'>;
  speaking: Patterns<'nationals' | 'words' | 'before' | 'between' | 'behind'>;
  remote: Patterns<'said' | 'bound'>;
  numbers: Record<string, number>;
  years: string;
  degrees: Patterns<'master' | 'doctor' | 'any'>;
  languages: Record<string, string>;
  place: string;
  namedPlace: string;
  availability: string;
  /** That end with a full stop, but no sentence. */
  abbreviations: string;
  technologies: string[];
  notTechnologies: string[];
};

export const toPattern = (source: string) => new RegExp(source, 'iu');

export const CLAUSES = {
  nice: toPattern(ADVERT_WORDS.clauses.nice),
  filler: new RegExp(ADVERT_WORDS.clauses.filler, 'giu'),
  demanded: toPattern(ADVERT_WORDS.clauses.demanded),
  denied: toPattern(ADVERT_WORDS.clauses.denied),
  /** What every advert says of equal chances, which names degrees, ages and experience of life. */
  law: toPattern(ADVERT_WORDS.clauses.law),
  asked: toPattern(ADVERT_WORDS.clauses.asked),
  telling: toPattern(ADVERT_WORDS.clauses.telling),
  about: toPattern(ADVERT_WORDS.clauses.about),
  binding: toPattern(ADVERT_WORDS.clauses.binding),
  quality: toPattern(ADVERT_WORDS.clauses.quality),
  ofPerson: toPattern(ADVERT_WORDS.clauses.ofPerson),
  usual: toPattern(`^(?:${ADVERT_WORDS.clauses.usual})$`),
};
export const DEGREE_LEVELS = {
  doctor: toPattern(ADVERT_WORDS.degrees.doctor),
  master: toPattern(ADVERT_WORDS.degrees.master),
  any: toPattern(ADVERT_WORDS.degrees.any),
};
export const GENERAL = {
  years: toPattern(`^(?:${ADVERT_WORDS.general.years})$`),
  degree: toPattern(`^(?:${ADVERT_WORDS.general.degree})$`),
};
export const REMOTE = {
  said: toPattern(ADVERT_WORDS.remote.said),
  bound: toPattern(ADVERT_WORDS.remote.bound),
};
export const ASSESSED = toPattern(`^(?:${ADVERT_WORDS.assessed})$`);
export const COLUMN = toPattern(`^(?:${ADVERT_WORDS.assessed}|${ADVERT_WORDS.columns})$`);
export const TERMS = toPattern(ADVERT_WORDS.terms);
export const OFFERED = toPattern(ADVERT_WORDS.told.offered);
export const ROLE = toPattern(ADVERT_WORDS.role);
export const PLACE = toPattern(ADVERT_WORDS.place);
export const AVAILABILITY = toPattern(ADVERT_WORDS.availability);

const NUMBER = `\\d{1,2}|${Object.keys(ADVERT_WORDS.numbers).join('|')}`;
const YEARS = new RegExp(ADVERT_WORDS.years.replaceAll('NUMBER', NUMBER), 'iu');

/** How many years a text asks for at least: `2 to 4 yrs` are two. */
export function findYears(text: string): { said: string; years: number } | undefined {
  const [said, number = ''] = YEARS.exec(text) ?? [];
  return said ? { said, years: ADVERT_WORDS.numbers[number.toLowerCase()] ?? Number(number) } : undefined;
}

/** Whether a text asks for what only a person has: a profession, a degree, a licence, years, hours. */
export const asksOfPerson = (text: string): boolean =>
  CLAUSES.ofPerson.test(text) ||
  AVAILABILITY.test(text) ||
  findYears(text) !== undefined ||
  Object.values(DEGREE_LEVELS).some((level) => level.test(text));
