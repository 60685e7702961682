import { isOwnWord } from '../../language/intents';
import { isEnglish } from '../../language/languages';
import { keyOf } from '../../search/technologies';
import { readLines } from '../../words/vectors';
import { patternOf, tellingBeside, toTokens, WORDS } from '../../words/words';
import { joinNames } from '../markdown';
import { linkTo, tellBuilt } from '../projects/texts';
import type { Question } from '../question';
import { near, notPublished, tell, type Reply } from '../reply';

/** `database, databases: PostgreSQL, SQLite`: see cms/assets/README.md. */
const KINDS = readLines('kinds.txt').map((line) => {
  const [names = '', members = ''] = line.split(': ');
  return { names: names.split(', '), members: new Set(members.split(', ').map(keyOf)) };
});
const [MAKES, OF_ASKER] = [patternOf('makes'), patternOf('ofAsker')];

/** `Which databases do you know?`: the technologies of a kind, of one project or of all that is published. */
export function answerKind(question: Question): Reply | undefined {
  const { spokenOf, isOfWorld, knowledge, text, technologies } = question;
  const said = kindIn(question);
  if (!said || technologies.length > 0 || asksForMore(question, said.name)) return undefined;
  const isOne = (name: string) => said.members.has(keyOf(name));
  if (spokenOf) {
    const names = spokenOf.technologies.filter(isOne);
    return names.length > 0
      ? tell(`${linkTo(spokenOf)} is built with ${joinNames(names)}.`)
      : near(`${linkTo(spokenOf)}: ${tellBuilt(spokenOf) || 'No technology of it is published.'}`);
  }
  if (isOfWorld || MAKES.test(text)) return undefined;
  const names = knowledge.technologies
    .filter(({ name }) => isOne(name))
    .sort((a, b) => b.users.length - a.users.length)
    .map(({ name, users }) => `${name}${tellUses(users.length)}`);
  const told = `Published ${said.label}: ${joinNames(names)}.`;
  return names.length > 0 ? tell(told) : notPublished([said.name], knowledge);
}

const tellUses = (count: number): string =>
  count === 0 ? '' : ` (${count === 1 ? '1 project' : `${count} projects`})`;

/** `a database for a hotel` is asked for as a work. */
function asksForMore({ content, language }: Question, name: string): boolean {
  const beside = tellingBeside(content, [...toTokens(name), ...WORDS.using]);
  return isEnglish(language) && (beside.length > 2 || beside.some((word) => !isOwnWord(word, language)));
}

/** By its longest name; told in the plural. */
function kindIn({ text }: Question) {
  const said = ` ${toTokens(text).join(' ')} `;
  const found = KINDS.flatMap(({ names, members }) => {
    const [singular = '', label = singular] = names;
    const isSaid = (name: string) => {
      const at = said.indexOf(` ${name} `);
      return at >= 0 && !OF_ASKER.test(said.slice(0, at));
    };
    return names.filter(isSaid).map((name) => ({ name, members, label }));
  });
  return found.sort((a, b) => b.name.length - a.name.length)[0];
}
