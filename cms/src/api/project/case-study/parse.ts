import MarkdownIt from 'markdown-it';
import { isWebLink } from '../../../shared-with-web/rules/project-rules';

/** One after the other, as they stand in the text: a block opens, its lines follow, it closes. */
export type Token = ReturnType<MarkdownIt['parse']>[number];

const parser = new MarkdownIt('commonmark', { html: false }).enable('table');

// What no link may be is named by `findCaseStudyProblem`, and left out of the tree.
parser.validateLink = () => true;

export function parseMarkdown(markdown: string): Token[] {
  const blocks = parser.parse(markdown, {});
  return blocks.flatMap((token) => (token.type === 'inline' ? withinBlock(token) : token));
}

function withinBlock({ children, level }: Token): Token[] {
  return (children ?? []).map((token) => Object.assign(token, { level: level + token.level }));
}

/** An address that may be written in a case study. */
export function isLinkTarget(address: string): boolean {
  return isWebLink(address) || (/^mailto:/i.test(address) && URL.canParse(address));
}

/** `![caption](2)` is the second picture of the project. */
export function pictureNumber(token: Token): number | undefined {
  const source = token.attrGet('src') ?? '';
  return /^[1-9]$/.test(source) ? Number(source) : undefined;
}
