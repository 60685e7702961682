import { createRequire } from 'node:module';
import type { Element, ElementContent, Root, RootContent } from 'hast';

type Lowlight = {
  common: object;
  createLowlight: (languages: object) => {
    registered: (language: string) => boolean;
    highlight: (language: string, code: string) => Root;
  };
};

// Not by an import: its types bring those of the browser, in which a stream of `fetch` cannot be iterated.
const { common, createLowlight } = createRequire(__filename)('lowlight') as Lowlight;

/** Characters. Its patterns take time that grows with the square of the length: what is longer stays plain. */
const BLOCK_LENGTH = 3000;
const TOTAL_LENGTH = 6000;

const lowlight = createLowlight(common);

/** For the code blocks of one case study. Classes are those of highlight.js: `hljs-keyword`, … */
export function createHighlighter() {
  let left = TOTAL_LENGTH;
  return (code: string, language: string): ElementContent[] => {
    const plain: ElementContent[] = [{ type: 'text', value: code }];
    if (!lowlight.registered(language) || code.length > Math.min(BLOCK_LENGTH, left)) return plain;
    left -= code.length;
    return lowlight.highlight(language, code).children.flatMap(toContent);
  };
}

/** With the first of its classes: the others only tell apart what looks the same. */
function toContent(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const classes = Array.isArray(node.properties.className) ? node.properties.className.slice(0, 1) : [];
  const className = classes.map(String);
  const span: Element = { ...node, properties: { className }, children: node.children.flatMap(toContent) };
  return [span];
}
