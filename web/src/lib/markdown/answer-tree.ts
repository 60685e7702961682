import type { Element, ElementContent, Properties, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import MarkdownIt from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** As in visitors' own lines, lines break where they were broken. HTML stays text. */
const parser = new MarkdownIt('commonmark', { html: false, breaks: true })
  .enable('table')
  // A picture is a link. The others are hardly ever meant, and half an answer looks like them.
  .disable(['image', 'code', 'lheading', 'reference', 'entity']);

const schema: Schema = {
  tagNames: 'a blockquote br code em hr li ol p pre strong table tbody td th thead tr ul'.split(' '),
  attributes: { a: ['href'], ol: ['start'], td: ['align'], th: ['align'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};

/** An answer as a sanitised tree. */
export function parseMarkdown(markdown: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const tokens = parser.parse(markdown, {}).flatMap((token) => token.children ?? token);
  for (const token of tokens) {
    // The paragraphs of a list without blank lines.
    if (token.hidden) continue;
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const node = toNode(token);
    open.at(-1)?.children.push(node);
    if (token.nesting === 1 && node.type === 'element') open.push(innermost(node));
  }
  const tree = sanitize(root, schema);
  return tree.type === 'root' ? tree : root;
}

function toNode(token: Token): ElementContent {
  const { type, tag, content } = token;
  if (type === 'text') return toText(content);
  if (type === 'softbreak') return toElement('br');
  if (type === 'code_inline') return toElement('code', toText(content));
  if (type === 'fence') return toElement('pre', toElement('code', toText(content)));
  // An answer is no chapter of the page: its headings are bold.
  if (type === 'heading_open') return toElement('p', toElement('strong'));
  return { ...toElement(tag), properties: propertiesOf(token) };
}

function propertiesOf(token: Token): Properties {
  const [href, start, style] = ['href', 'start', 'style'].map((name) => token.attrGet(name));
  const align = /text-align:(\w+)/.exec(style ?? '')?.[1];
  return { ...(href && { href }), ...(start && { start }), ...(align && { align }) };
}

function toText(value: string): ElementContent {
  return { type: 'text', value };
}

function toElement(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function innermost(element: Element): Element {
  const [child] = element.children;
  return child?.type === 'element' ? child : element;
}
