import type { KnownProject } from '../known-project';
import { patternOf } from '../search/words';
import { saysAny } from './hedge';
import { escape } from './markdown';
import { tellSaid } from './owner-sentences';
import { linkTo } from './project-texts';
import type { Question } from './question';
import { near, tell, type Reply } from './reply';

const [ROLE, TEAM, FIGURE] = [patternOf('role'), patternOf('team'), patternOf('figure')];
const MAX_LISTED = 8;

/** The owner's part in a project, or in all of them: alone or with others. */
export function answerRole(question: Question): Reply | undefined {
  const { text, named, context, refersToOne, mentionsOwner, knowledge, asksForWork, asksNumber, content } =
    question;
  if (!ROLE.test(text)) return undefined;
  const leansOn = refersToOne || !mentionsOwner || content.length <= 1;
  const project = named[0] ?? (leansOn ? context.projects[0] : undefined);
  // How many people is told by the role only where that has a number.
  const isTold = !asksNumber || FIGURE.test(project?.role ?? '');
  if (project) return project.role && isTold ? tell(`Role in ${tellRole(project)}`) : undefined;
  if (asksForWork || !mentionsOwner) return undefined;
  const said = tellSaid(TEAM, knowledge, text);
  if (said) return asksNumber ? near(said) : tell(said);
  const withRole = knowledge.projects.filter(({ role }) => role);
  const fitting = withRole.filter(({ role }) => saysAny(role ?? '', content));
  const lines = (fitting.length > 0 ? fitting : withRole)
    .slice(0, MAX_LISTED)
    .map((one) => `- ${tellRole(one)}`);
  if (lines.length === 0) return undefined;
  return fitting.length > 0 ? tell(lines.join('\n')) : near(lines.join('\n'));
}

const tellRole = (project: KnownProject): string => `${linkTo(project)}: ${escape(project.role ?? '')}`;
