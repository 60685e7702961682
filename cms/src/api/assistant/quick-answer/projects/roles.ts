import { patternOf } from '../../words/words';
import type { KnownProject } from '../../known-project';
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
  const { text, context, mentionsOwner, asksNumber, refersToOne } = question;
  if (!ROLE.test(text)) return undefined;
  const spokenOf = question.spokenOf ?? (PART.test(text) ? context.projects[0] : undefined);
  if (!spokenOf) return mentionsOwner || (asksNumber && !refersToOne) ? tellRoles(question) : undefined;
  if (tellsWho(spokenOf.role ?? '', question)) return tell(`Role in ${tellRole(spokenOf)}`);
  return WHO.test(text) ? near(describeProject(spokenOf)) : undefined;
}

/** How many people, or who, is told by a role only where that says so. */
function tellsWho(role: string, { text, asksNumber }: Question): boolean {
  if (asksNumber) return FIGURE.test(role);
  return WHO.test(text) ? TEAM.test(role) || WITH_OTHERS.test(role) : Boolean(role);
}

function tellRoles({ knowledge, text, asksNumber }: Question): Reply | undefined {
  const said = tellSaid(TEAM, knowledge, text);
  if (said) return asksNumber && !FIGURE.test(said) ? near(said) : tell(said);
  const lines = knowledge.projects.flatMap((one) => (one.role ? `- ${tellRole(one)}` : []));
  return lines.length > 0 ? near(lines.slice(0, MAX_LISTED).join('\n')) : undefined;
}

const tellRole = (project: KnownProject): string => `${linkTo(project)}: ${escape(project.role ?? '')}`;
