import { Box, chakra, Stack } from '@chakra-ui/react';
import type { Root, RootContent } from 'hast';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkTarget } from './link-target';

/** Shows a sanitised tree: https://github.com/syntax-tree/hast */
export function RichText({ tree }: { tree: Root }) {
  return (
    <Stack gap="3" overflowWrap="anywhere" css={look}>
      {tree.children.map(show)}
    </Stack>
  );
}

function show(node: RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value === BETWEEN_BLOCKS ? null : node.value;
  if (node.type !== 'element') return null;
  const { tagName, properties } = node;
  const children = node.children.map(show);
  if (tagName === 'br' || tagName === 'hr') return createElement(tagName, { key });
  if (tagName === 'a') {
    return (
      <TextLink key={key} href={String(properties.href)}>
        {children}
      </TextLink>
    );
  }
  if (tagName === 'table') {
    return (
      <Box key={key} role="region" aria-label="Table" tabIndex={0} overflowX="auto" focusVisibleRing="inside">
        <table>{children}</table>
      </Box>
    );
  }
  return createElement(tagName, { ...properties, key }, children);
}

const BETWEEN_BLOCKS = '\n';

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const target = linkTarget(href);
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
  '& li > :not(:first-child)': { mt: '1.5' },
  '& li::marker': { color: 'fg.subtle' },
  '& em': { fontStyle: 'italic' },
  '& code': { px: '1', borderRadius: 'xs', bg: 'bg.muted', fontFamily: 'mono', fontSize: '0.9em' },
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
