import type { Evidence } from '../../../shared-with-web/rules/fit-rules';
import { toPattern } from '../../assistant/words/words';
import { isDenied } from '../advert/denial';
import { keyOf } from '../advert/technologies';
import type { Result } from './owner-evidence';
import { toEvidence, type Published } from './published';

const MAX_EVIDENCE = 3;
/** Whose sentences are looked through. */
const MAX_READ = 20;

/**
 * Projects that use a technology, those first whose sentences name it; else where it is named at all. A sentence that
 * seems to deny it may be praise: the reader judges.
 */
export function findTechnology(name: string, published: Published): Result {
  const { knowledge, technologies, passagesOf, textOf, ofOwner } = published;
  const { projects = [], isSkill = false } = technologies.get(keyOf(name)) ?? {};
  const { names, says } = mentions(name);
  const lowered = name.toLowerCase();
  const used = projects.slice(0, MAX_READ).map((project): Evidence => {
    const isNamed = textOf.get(project)?.includes(lowered);
    const passage = isNamed ? passagesOf.get(project)?.find(({ text }) => says(text)) : undefined;
    return passage
      ? toEvidence(passage, knowledge)
      : { source: project.title, quote: null, link: project.link };
  });
  const quoted = used.sort((a, b) => Number(b.quote !== null) - Number(a.quote !== null));
  const skill = { source: 'Skills', quote: null, link: new URL('/', knowledge.pages.contact).href };
  const named = projects.length > 0 ? [] : ofOwner.filter(({ text }) => says(text));
  const found = [
    ...quoted,
    ...named.map((passage) => toEvidence(passage, knowledge)),
    ...(isSkill ? [skill] : []),
  ];
  if (found.length > 0) return { status: 'covered', evidence: found.slice(0, MAX_EVIDENCE) };
  const denied = ofOwner.filter(({ text }) => names(text)).slice(0, 1);
  return {
    status: denied.length > 0 ? 'unchecked' : 'nothing',
    evidence: denied.map((passage) => toEvidence(passage, knowledge)),
  };
}

/** Whether a text names it as it stands, and whether it does so without denial; `Java` is not in `JavaScript`. */
function mentions(name: string) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${toPattern(name)}(\\.?js)?(?![\\p{L}\\p{N}+#])`, 'giu');
  return {
    names: (text: string) => text.search(pattern) >= 0,
    says: (text: string) => Array.from(text.matchAll(pattern)).some((said) => !isDenied(text, said)),
  };
}
