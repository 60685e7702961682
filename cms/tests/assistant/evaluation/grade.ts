import type { Knowledge } from '../../../src/api/assistant/knowledge';
import type { Reply } from '../../../src/api/assistant/quick-answer/reply';

export type EvaluationQuestion = {
  kind: string;
  /** What the visitor says, one after the other; the last answer is graded. */
  turns: string[];
  expect: {
    /** Beginnings of titles: linked first, all linked, one of them among the first three. */
    first?: string;
    links?: string[];
    anyLink?: string[];
    /** Patterns. */
    contains?: string[];
    /** It is not published, and this is the technology's name that must be said. */
    declines?: boolean;
    names?: string;
  };
};

/** `hedged` is right, but said to be only the nearest; `wrong` is said plainly. */
export type Grade = 'good' | 'hedged' | 'partial' | 'missed' | 'wrong';

export function grade({ expect }: EvaluationQuestion, reply: Reply, { projects }: Knowledge): Grade {
  const text = reply.text.replace(/\\([\\[\]*_`<>])/g, '$1');
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
    ([, url]) => projects.find(({ link }) => link === url)?.title ?? [],
  );
  const isAt = (name: string, titles: readonly string[]) => titles.some((title) => title.startsWith(name));
  const found = (expect.contains ?? []).map((pattern) => new RegExp(pattern, 'i').test(text));
  if (expect.declines) {
    if (reply.outcome === 'answer') return 'wrong';
    const isNamed = !expect.names || new RegExp(`\\b${expect.names}\\b`, 'i').test(text);
    return isNamed && found.every(Boolean) ? 'good' : 'missed';
  }
  const { first, links = [], anyLink } = expect;
  const conditions = [
    ...found,
    ...(first ? [isAt(first, linked.slice(0, 1))] : []),
    ...links.map((name) => isAt(name, linked)),
    ...(links.length > 0 ? [links.some((name) => isAt(name, linked.slice(0, 3)))] : []),
    ...(anyLink ? [anyLink.some((name) => isAt(name, linked.slice(0, 3)))] : []),
  ];
  if (conditions.every(Boolean)) return reply.outcome === 'answer' ? 'good' : 'hedged';
  if (reply.outcome !== 'answer') return 'missed';
  return conditions.some(Boolean) ? 'partial' : 'wrong';
}
