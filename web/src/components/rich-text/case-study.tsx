import type { Root } from 'hast';
import { RichText } from './rich-text';

/** How a project was done: the tree that the CMS makes of its Markdown. */
export function CaseStudy({ tree }: { tree: Root }) {
  return <RichText tree={tree} css={look} />;
}

const look = {
  gap: '5',
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  '& > h2, & > h3, & > h4': {
    color: 'fg',
    fontWeight: 'semibold',
    textWrap: 'balance',
    scrollMarginTop: '8',
  },
  '& > * + h2': { mt: '6' },
  '& > h2': {
    fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  '& > * + h3': { mt: '4' },
  '& > h3': { fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.015em' },
  '& > * + h4': { mt: '2' },
  '& p, & li, & td': { color: 'fg.muted', textWrap: 'pretty' },
  '& strong': { color: 'fg' },
  '& ul, & ol': { gap: '2' },
  '& [aria-label=Code]': { borderWidth: '1px', borderColor: 'border', borderRadius: 'md', bg: 'bg.subtle' },
  '& pre': { w: 'fit-content', p: '4', textStyle: 'sm', whiteSpace: 'pre', bg: 'transparent' },
  '& pre code': { fontSize: '1em', color: 'fg' },
  '& figure': { my: '2' },
  '& figure img': {
    w: 'full',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.muted',
  },
  '& figcaption': { mt: '2.5', textStyle: 'sm', color: 'fg.subtle' },
  '& blockquote': { ps: '5', borderColor: 'brand.solid' },
  '& hr': { my: '4' },
  '& table': { minW: 'full' },
  '& .hljs-comment, & .hljs-quote': { color: 'fg.subtle', fontStyle: 'italic' },
  '& .hljs-keyword, & .hljs-selector-tag, & .hljs-meta, & .hljs-name, & .hljs-section': { color: '#8ab4ff' },
  '& .hljs-string, & .hljs-regexp, & .hljs-addition, & .hljs-attribute': { color: 'green.300' },
  '& .hljs-number, & .hljs-literal, & .hljs-symbol, & .hljs-bullet': { color: 'amber.300' },
  '& .hljs-title, & .hljs-type, & .hljs-built_in, & .hljs-selector-class': { color: '#7fd6ff' },
  '& .hljs-attr, & .hljs-variable, & .hljs-params, & .hljs-property': { color: '#d9c4ff' },
  '& .hljs-deletion': { color: 'red.300' },
};
