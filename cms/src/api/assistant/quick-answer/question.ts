import { plainText } from '../../../shared/plain-text';
import type { Conversation, Turn } from '../conversation';
import type { Knowledge, KnownProject } from '../knowledge';
import { toTerms, toWords } from './words';

/** A visitor's question, looked at from all the sides that the answers need. */
export type Question = {
  /** In plain letters, the owner's name as `owner`. */
  text: string;
  /** Stems of what it is about. */
  terms: string[];
  knowledge: Knowledge;
  /** Projects it names, else the one that the answer before was about when it says `it`. */
  named: KnownProject[];
  mentionsOwner: boolean;
  /** For something built, or perhaps for something built. */
  asksForWork: boolean;
  mayAskForWork: boolean;
};

const OWNER_WORDS = /\b(he|his|him|she|hers?|owner|developer|your)\b/;
const WORK_WORDS =
  /\b(projects?|apps?|applications?|web ?sites?|sites?|tools?|software|extensions?|plugins?|systems?|products?|built|build|made|created|developed)\b/;
const OPEN_WORDS = /\b(which|something|anything|everything|experienced? (with|in)|tell .* about|show me)\b/;
const QUESTION_WORDS =
  /\b(who|what|when|where|why|how|is|are|do|does|did|can|could|should|would|will|was|were|has|have|i|me|my)\b/;
const BACK_REFERENCE = /\b(it|its|(this|that) (one|project|app)|the first one)\b/;

const MAX_KEYWORDS = 4;
const MAX_TERMS_OF_FOLLOW_UP = 2;

export function readQuestion(conversation: Conversation, knowledge: Knowledge): Question {
  const original = conversation.at(-1)?.text ?? '';
  const text = nameTheOwner(plainText(original), knowledge);
  const terms = toTerms(text);
  const mentionsOwner = OWNER_WORDS.test(text);
  const named = findNamed(original, knowledge.projects);
  const isFollowUp = BACK_REFERENCE.test(text) && !mentionsOwner && terms.length <= MAX_TERMS_OF_FOLLOW_UP;
  const isKeywords = toWords(text).length <= MAX_KEYWORDS && !QUESTION_WORDS.test(text);
  return {
    text,
    terms,
    knowledge,
    named: named.length === 0 && isFollowUp ? subjectOf(conversation.at(-2), knowledge.projects) : named,
    mentionsOwner,
    asksForWork: WORK_WORDS.test(text),
    mayAskForWork: OPEN_WORDS.test(text) || isKeywords,
  };
}

function nameTheOwner(text: string, { owner }: Knowledge): string {
  const names = toWords(owner.name);
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => (names.includes(word) ? 'owner' : word));
}

/** Visitors call a project by the first word of its title, when no other project has that word. */
function findNamed(question: string, projects: readonly KnownProject[]): KnownProject[] {
  const words = toWords(question);
  return projects.filter((project) => {
    const [name] = toWords(project.title);
    if (!name || name.length < 4 || !words.includes(name)) return false;
    const [term] = toTerms(name);
    const others = projects.filter((other) => other !== project);
    return (
      term && !others.some(({ title, description }) => toTerms(`${title} ${description}`).includes(term))
    );
  });
}

/** The project that an answer names first. */
function subjectOf(answer: Turn | undefined, projects: readonly KnownProject[]): KnownProject[] {
  const [first] = projects
    .map((project) => ({ project, at: answer?.text.indexOf(`(${project.link})`) ?? -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first ? [first.project] : [];
}
