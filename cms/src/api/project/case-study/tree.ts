import type { Element, ElementContent, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { addressesOf, numberHeadings } from './headings';
import { createHighlighter } from './highlight';
import { isLinkTarget, parseMarkdown, pictureNumber, type Token } from './parse';
import { toFigures, toPicture, type Picture } from './pictures';
import { textOf } from './plain';

const TAGS =
  'a blockquote br code em figcaption figure h2 h3 h4 hr img li ol p pre span strong table tbody td th thead tr ul';

/** The page has ids of its own. */
const ID_PREFIX = 'study-';

const schema: Schema = {
  tagNames: TAGS.split(' '),
  attributes: {
    a: ['href', 'target', 'rel'],
    ...{ h2: ['id'], h3: ['id'], h4: ['id'] },
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    span: ['className'],
    ...{ td: ['align'], th: ['align'] },
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  clobberPrefix: ID_PREFIX,
};

type Parent = Root | Element;

/**
 * A case study as a tree of what the website draws.
 * @param images the project's, in order; one that is not there is left out
 */
export function toTree(markdown: string, images: readonly Picture[]): Root {
  const tokens = parseMarkdown(markdown);
  const headings = numberHeadings(tokens);
  const addresses = addressesOf(headings);
  const highlight = createHighlighter();
  const root: Root = { type: 'root', children: [] };
  const open: Parent[] = [root];
  for (const token of tokens) {
    if (token.nesting === 1) begin({ ...toElement(token, addresses), ...headings.get(token) });
    else if (token.nesting === -1) end(token);
    else toLeaves(token).forEach(append);
  }
  const tree = sanitize(root, schema);
  return tree.type === 'root' ? tree : root;

  function begin(element: Element): void {
    append(element);
    open.push(element);
  }

  /** Hidden are the paragraphs of a list without blank lines. */
  function end({ hidden }: Token): void {
    const element = open.pop();
    if (element?.type !== 'element' || element.tagName !== 'p') return;
    const instead = toFigures(element) ?? (hidden ? element.children : [element]);
    open.at(-1)?.children.splice(-1, 1, ...instead);
  }

  function append(node: ElementContent): void {
    open.at(-1)?.children.push(node);
  }

  function toLeaves(token: Token): ElementContent[] {
    const { type, tag, content, info } = token;
    if (type === 'image')
      return toPicture(images[(pictureNumber(token) ?? 0) - 1], textOf(token.children ?? []));
    if (type === 'text') return [{ type: 'text', value: content }];
    if (type === 'softbreak') return [{ type: 'text', value: '\n' }];
    if (type === 'code_inline') return [elementOf('code', [{ type: 'text', value: content }])];
    if (tag === 'code') return [elementOf('pre', [elementOf('code', highlight(content, firstWord(info)))])];
    return [elementOf(tag)];
  }
}

function toElement(token: Token, headings: ReadonlySet<string>): Element {
  if (token.type === 'link_open') return toLink(token.attrGet('href') ?? '', headings);
  const start = token.attrGet('start');
  const align = /text-align:(\w+)/.exec(token.attrGet('style') ?? '')?.[1];
  return elementOf(token.tag, [], { ...(start && { start }), ...(align && { align }) });
}

function toLink(href: string, headings: ReadonlySet<string>): Element {
  if (headings.has(href)) return elementOf('a', [], { href: `#${ID_PREFIX}${href.slice(1)}` });
  if (!isLinkTarget(href)) return elementOf('span');
  const outside = { target: '_blank', rel: ['noopener', 'noreferrer'] };
  return elementOf('a', [], { href, ...(!href.startsWith('mailto:') && outside) });
}

function elementOf(
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

function firstWord(text: string): string {
  return text.trim().split(/\s/, 1)[0] ?? '';
}
