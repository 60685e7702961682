import { LIMITS } from '../../../shared-with-web/rules/project-rules';
import { addressesOf, numberHeadings } from './headings';
import { isLinkTarget, parseMarkdown, pictureNumber, type Token } from './parse';

/** Lists, quotes and their items, paragraphs, emphasis. */
const MAX_LEVEL = 15;
/** Paragraphs, cells, links, pieces of text. */
const MAX_PARTS = 6000;
/** The same ones as often as one likes. */
const MAX_PICTURES = 20;

/** Why a case study cannot be stored. What passes is drawn within a fraction of a second. */
export function findCaseStudyProblem(markdown: string): string | undefined {
  const { caseStudyLength, images } = LIMITS;
  if (markdown.length > caseStudyLength) return `Case study must be at most ${caseStudyLength} characters`;
  const tokens = parseMarkdown(markdown);
  if (tokens.length > MAX_PARTS)
    return 'Case study has too many parts: use fewer links, list items or table cells';
  if (tokens.some(({ level }) => level > MAX_LEVEL))
    return 'Case study has too many lists, quotes or emphasis within each other';
  if (tokens.some((token) => token.type === 'image' && !isPicture(token, images)))
    return `Case study: a picture of the project is written ![caption](1), with its number from 1 to ${images}`;
  if (tokens.filter(({ type }) => type === 'image').length > MAX_PICTURES)
    return `Case study may show at most ${MAX_PICTURES} pictures`;
  return findLinkProblem(tokens);
}

function findLinkProblem(tokens: readonly Token[]): string | undefined {
  const headings = addressesOf(numberHeadings(tokens));
  const link = tokens
    .map(linkOf)
    .find((address) => address !== undefined && !isLinkTarget(address) && !headings.has(address));
  if (link === undefined) return undefined;
  const name = `Case study: the link to "${shorten(link)}"`;
  return link.startsWith('#')
    ? `${name} leads to no heading of it`
    : `${name} must start with https://, http:// or mailto:`;
}

function isPicture(token: Token, count: number): boolean {
  return (pictureNumber(token) ?? Infinity) <= count;
}

function linkOf(token: Token): string | undefined {
  return token.type === 'link_open' ? (token.attrGet('href') ?? '') : undefined;
}

function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 59)}…` : address;
}
