import { Box, chakra, Stack, type SystemStyleObject } from '@chakra-ui/react';
import type { Element, Properties, Root, RootContent } from 'hast';
import { createElement, Fragment, useContext, type ReactNode } from 'react';
import { Link } from '../links/link';
import { linkTarget } from '../links/link-target';
import { SiteUrl } from '../page/page-head';

type Props = { tree: Root; css?: SystemStyleObject };

/** Shows a sanitised tree: https://github.com/syntax-tree/hast */
export function RichText({ tree, css }: Props) {
  return (
    <Stack dir="auto" gap="3" overflowWrap="anywhere" css={[look, css]}>
      {tree.children.map(show)}
    </Stack>
  );
}

function show(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value === BETWEEN_BLOCKS ? null : node.value;
  if (node.type !== 'element') return null;
  const { tagName, properties } = node;
  if (tagName === 'br' || tagName === 'hr') return createElement(tagName, { key });
  if (tagName === 'img') return <TextPicture key={key} image={node} />;

  const children = node.children.map(show);
  if (tagName === 'a') {
    const href = textOf(properties.href);
    return href ? (
      <TextLink key={key} href={href}>
        {children}
      </TextLink>
    ) : (
      <Fragment key={key}>{children}</Fragment>
    );
  }
  if (tagName === 'table') {
    return (
      <Scroller key={key} label="Table">
        <table>{children}</table>
      </Scroller>
    );
  }
  if (tagName === 'pre') {
    return (
      <Scroller key={key} label="Code">
        <pre>{node.children.map(showCode)}</pre>
      </Scroller>
    );
  }
  return createElement(tagName, { ...attributesOf(node), key }, children);
}

/** Every blank and line of it counts. */
function showCode(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  return createElement(node.tagName, { ...attributesOf(node), key }, node.children.map(showCode));
}

const BETWEEN_BLOCKS = '\n';

/** React takes classes as a text, and styles apart. */
function attributesOf({ properties: { className, style, ...properties } }: Element) {
  return {
    ...properties,
    className: Array.isArray(className) ? className.join(' ') : className,
    style: typeof style === 'string' ? styleOf(style) : undefined,
  };
}

/** Of declarations without a colon in their values, such as the colours of code. */
function styleOf(css: string): Record<string, string> {
  const declarations = css.split(';').map((text) => text.split(':').map((part) => part.trim()));
  return Object.fromEntries(declarations.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/** What is too wide scrolls by itself, with the keyboard, too. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} tabIndex={0} overflowX="auto" focusVisibleRing="inside">
      {children}
    </Box>
  );
}

function TextPicture({ image: { properties } }: { image: Element }) {
  const read = (name: string) => textOf(properties[name]);
  return (
    <img
      src={read('src')}
      srcSet={read('srcSet')}
      sizes={read('sizes')}
      width={read('width')}
      height={read('height')}
      alt={read('alt') ?? ''}
      loading="lazy"
      decoding="async"
    />
  );
}

function textOf(value: Properties[string]): string | undefined {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const TO_PERSON = /^(mailto|tel):/i;

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const target = linkTarget(href, useContext(SiteUrl));
  if (TO_PERSON.test(href)) return <OutLink href={href}>{children}</OutLink>;
  if (!target) return children;
  if ('to' in target) return <PageLink to={target.to}>{children}</PageLink>;
  return (
    <OutLink href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </OutLink>
  );
}

const link = {
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'brand.fg/40',
  textUnderlineOffset: '0.2em',
  borderRadius: 'l1',
  focusVisibleRing: 'outside',
  transition: 'text-decoration-color {durations.fast}',
  _hover: { textDecorationColor: 'currentColor' },
};

const PageLink = chakra(Link, { base: link });
const OutLink = chakra('a', { base: link });

const look = {
  '& ul, & ol': { ps: '5', display: 'flex', flexDirection: 'column', gap: '1.5' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li': { display: 'list-item' },
  '& li > * + *': { mt: '1.5' },
  '& li::marker': { color: 'fg.subtle' },
  '& em': { fontStyle: 'italic' },
  '& code': { px: '1', borderRadius: 'xs', bg: 'bg.muted', fontFamily: 'mono', fontSize: '0.9em' },
  // Programs are written from left to right in every language.
  '& code, & [aria-label=Code]': { direction: 'ltr', unicodeBidi: 'isolate', textAlign: 'left' },
  '& pre': { p: '3', borderRadius: 'sm', bg: 'bg.muted', whiteSpace: 'pre-wrap' },
  '& pre code': { px: '0', bg: 'transparent' },
  '& blockquote': { ps: '3', borderStartWidth: '2px', borderColor: 'border.emphasized', color: 'fg.muted' },
  '& hr': { borderTopWidth: '1px', borderColor: 'border' },
  '& table': { textStyle: 'sm', borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& th, & td': { px: '3', py: '1.5', borderWidth: '1px', borderColor: 'border', textAlign: 'start' },
  '& th': { bg: 'bg.muted', fontWeight: 'medium' },
  '& [align=center]': { textAlign: 'center' },
  '& [align=right]': { textAlign: 'end' },
};
