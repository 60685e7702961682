import { withIndex } from '../../../src/api/assistant/knowledge';
import type { KnownProject } from '../../../src/api/assistant/known-project';
import type { Owner } from '../../../src/api/assistant/owner';
import { toPlain } from '../../../src/api/project/case-study/plain';
import type { EvaluationQuestion } from './grade';
import ingrid from './owners/ingrid.json' with { type: 'json' };
import leila from './owners/leila.json' with { type: 'json' };
import rafael from './owners/rafael.json' with { type: 'json' };
import siobhan from './owners/siobhan.json' with { type: 'json' };
import tomasz from './owners/tomasz.json' with { type: 'json' };
import vera from './owners/vera.json' with { type: 'json' };
import wanjiru from './owners/wanjiru.json' with { type: 'json' };

const SITE = 'https://site.example';

/** Made up, and none of them is the sample. */
export const OWNERS = { tomasz, leila, ingrid, rafael, wanjiru, siobhan, vera };

export type EvaluatedOwner = {
  owner: Owner;
  projects: (Pick<KnownProject, 'title' | 'platform' | 'description' | 'technologies'> &
    Partial<KnownProject>)[];
  questions: EvaluationQuestion[];
};

export function toKnown(project: EvaluatedOwner['projects'][number], index: number): KnownProject {
  return {
    ...{ period: null, role: null, keyFigures: [], caseStudy: '', sourceCode: null, livePreview: null },
    ...project,
    caseStudy: toPlain(project.caseStudy ?? '').prose,
    link: `${SITE}/portfolio/${index}`,
  };
}

export function knowledgeOf({ owner, projects }: EvaluatedOwner) {
  const pages = { contact: `${SITE}/contact`, portfolio: `${SITE}/portfolio`, fit: `${SITE}/fit` };
  return withIndex(owner, projects.map(toKnown), pages);
}
