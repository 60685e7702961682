import type { Evidence } from '../../../shared-with-web/fit-rules';
import { isDenied } from '../advert/denial';
import { keyOf } from '../advert/technologies';
import { toEvidence, type Published } from './published';

const MAX_EVIDENCE = 3;
/** Whose sentences are looked through. */
const MAX_READ = 20;

/** Projects that use a technology, those first whose sentences name it; else where it is named at all. */
export function findTechnology(name: string, published: Published): Evidence[] {
  const { knowledge, technologies, passagesOf, ofOwner } = published;
  const { projects = [], isSkill = false } = technologies.get(keyOf(name)) ?? {};
  const says = mentions(name);
  const used = projects.slice(0, MAX_READ).map((project): Evidence => {
    const passage = passagesOf.get(project)?.find(({ text }) => says(text));
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
  return found.slice(0, MAX_EVIDENCE);
}

/** Whether a text names it as it stands and does not deny it; `Java` is not in `JavaScript`. */
export function mentions(name: string): (text: string) => boolean {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${letters}(\\.?js)?(?![\\p{L}\\p{N}+#])`, 'giu');
  return (text) => Array.from(text.matchAll(pattern)).some((said) => !isDenied(text, said));
}
