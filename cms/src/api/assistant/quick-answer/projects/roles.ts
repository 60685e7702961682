import type { KnownProject } from '../../known-project';
import { patternOf } from '../../search/words';
import { escape } from '../markdown';
import { tellSaid } from '../owner/sentences';
import { describeProject, linkTo } from './texts';
import type { Question } from '../question';
import { near, tell, type Reply } from '../reply';

const [ROLE, PART] = [patternOf('role'), patternOf('part')];
const [TEAM, FIGURE, WHO] = [patternOf('team'), patternOf('figure'), patternOf('who')];
/** What a role is with are people; what a sentence of the owner is with may be anything. */
const WITH_OTHERS = patternOf('withOthers');
const MAX_LISTED = 8;

/** The owner's part in a project, or in all of them: alone or with others. */
export function answerRole(question: Question): Reply | undefined {
  const { text, mentionsOwner, knowledge, asksForWork, asksNumber, context } = question;
  if (!ROLE.test(text)) return undefined;
  const [only] = context.projects.length === 1 && PART.test(text) ? context.projects : [];
  const spokenOf = question.spokenOf ?? only;
  // How many people, or who, is told by a role only where that says so.
  const told = spokenOf?.role ?? '';
  const isOfOthers = TEAM.test(told) || WITH_OTHERS.test(told);
  const isTold = asksNumber ? FIGURE.test(told) : !WHO.test(text) || isOfOthers;
  const part = spokenOf && (told ? `Role in ${tellRole(spokenOf)}` : describeProject(spokenOf));
  if (part && told && isTold) return tell(part);
  if (part) return WHO.test(text) ? near(part) : undefined;
  if (asksForWork || !(mentionsOwner || asksNumber)) return undefined;
  const said = tellSaid(TEAM, knowledge, text);
  if (said) return asksNumber && !FIGURE.test(said) ? near(said) : tell(said);
  const withRole = knowledge.projects.filter(({ role }) => role).slice(0, MAX_LISTED);
  const lines = withRole.map((one) => `- ${tellRole(one)}`);
  return lines.length > 0 ? near(lines.join('\n')) : undefined;
}

const tellRole = (project: KnownProject): string => `${linkTo(project)}: ${escape(project.role ?? '')}`;
