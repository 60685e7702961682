import type { Root } from 'hast';
import { previewCaseStudy, readCaseStudy } from '../case-study/case-study';
import { spend } from '../reading/budget';
import type { Project } from '../reading/project';
import { budgetOf, type ListRequest } from './list-arguments';

type Context = { koaContext: ListRequest };
type Preview = { markdown: string; documentId?: string | null };

export const caseStudyTypeDefs = /* GraphQL */ `
  type Project {
    """
    The case study parsed and sanitised: a hast root (https://github.com/syntax-tree/hast); null without.
    """
    caseStudyTree: JSON
  }

  type Query {
    """
    The tree of a case study that is still being written; the pictures are those of the project.
    """
    previewCaseStudy(documentId: ID, markdown: String!): JSON
  }
`;

export const caseStudyResolvers = {
  Query: {
    async previewCaseStudy(_: unknown, { markdown, documentId }: Preview): Promise<Root | null> {
      const portfolio = strapi.service('api::project.portfolio');
      const [project] = documentId
        ? await portfolio.list({ filters: { documentId }, limit: 1, status: 'draft' })
        : [];
      return previewCaseStudy(markdown, project?.images ?? []);
    },
  },
};

export function caseStudy(
  { caseStudy: markdown }: Pick<Project, 'caseStudy'>,
  _: unknown,
  { koaContext }: Context,
): string | null {
  if (markdown) spend(budgetOf(koaContext), 'caseStudies');
  return markdown;
}

/** Made only when it is asked for. */
export function caseStudyTree(
  { caseStudy: markdown, images }: Pick<Project, 'caseStudy' | 'images'>,
  _: unknown,
  { koaContext }: Context,
): Root | null {
  if (!markdown) return null;
  spend(budgetOf(koaContext), 'caseStudyTrees');
  return readCaseStudy(markdown, images);
}
