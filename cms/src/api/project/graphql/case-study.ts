import type { Root } from 'hast';
import type { PreviewedImage } from '../../../shared-with-web/rules/image-texts';
import { previewCaseStudy, readCaseStudy } from '../case-study/case-study';
import { spend } from '../reading/budget';
import type { Project } from '../reading/project';
import { budgetOf, type ListRequest } from './list-arguments';

type Context = { koaContext: ListRequest };
type Preview = { markdown: string; images: PreviewedImage[] };

export const caseStudyTypeDefs = /* GraphQL */ `
  type Project {
    """
    The case study parsed and sanitised: a hast root (https://github.com/syntax-tree/hast); null without.
    """
    caseStudyTree: JSON
  }

  type Query {
    """
    The tree of a case study that is still being written: the src of each picture is its number, and images say what
    is told of them, in order.
    """
    previewCaseStudy(
      """
      Deprecated: ignored, and gone with the next release. Send images.
      """
      documentId: ID
      images: [PreviewedImage!]! = []
      markdown: String!
    ): JSON
  }

  input PreviewedImage {
    alternativeText: String
    caption: String
  }
`;

export const caseStudyResolvers = {
  Query: {
    previewCaseStudy: (_: unknown, { markdown, images }: Preview): Root | null =>
      previewCaseStudy(markdown, images),
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
