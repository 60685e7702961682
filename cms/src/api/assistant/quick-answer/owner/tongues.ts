import type { Knowledge } from '../../knowledge';
import { firstName } from '../../../../shared-with-web/first-name';
import { skillsOf } from '../../owner';
import { nameOfTongue, TONGUES, tonguesIn } from '../../language/tongues';
import { escape, joinNames } from '../markdown';
import { tellSaid, textsOf } from './sentences';
import { deny, type Reply } from '../reply';

/** The languages that the owner says he speaks; of one that is asked for and is none of them, that nothing says so. */
export function tellTongues(knowledge: Knowledge, question: string): string | Reply | undefined {
  const { owner } = knowledge;
  const said = tellSaid(TONGUES, knowledge, question);
  const { headline, summary, education } = owner;
  const others = [...education.map(({ title }) => title), ...skillsOf(owner).map(({ name }) => name)];
  const published = tonguesIn([...textsOf(owner), headline, summary, ...others].join(' '));
  const missing = [...tonguesIn(question)].filter((code) => !published.has(code));
  const names = joinNames(missing.map(nameOfTongue));
  const denied = `Nothing published says that ${escape(firstName(owner))} speaks ${names}.`;
  return said && missing.length > 0 ? deny(`${denied} ${said}`) : said;
}
