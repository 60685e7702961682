import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkTarget } from './link-target';
import { parseMarkdown, type Block, type Inline } from './markdown';

export function MarkdownText({ children }: { children: string }) {
  return (
    <Stack gap="3" overflowWrap="anywhere">
      {parseMarkdown(children).map((block, index) => (
        <BlockText key={index} block={block} />
      ))}
    </Stack>
  );
}

function BlockText({ block }: { block: Block }) {
  if (block.type === 'paragraph') {
    return (
      <Text>
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <InlineText content={line} />
          </Fragment>
        ))}
      </Text>
    );
  }
  const items = block.items.map((item, index) => (
    <li key={index}>
      <InlineText content={item} />
    </li>
  ));
  return (
    <Box asChild css={list} listStyleType={block.isOrdered ? 'decimal' : 'disc'}>
      {block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>}
    </Box>
  );
}

function InlineText({ content }: { content: Inline[] }): ReactNode {
  return content.map((part, index) => {
    switch (part.type) {
      case 'text':
        return part.text;
      case 'code':
        return <Code key={index}>{part.text}</Code>;
      case 'strong':
        return (
          <strong key={index}>
            <InlineText content={part.content} />
          </strong>
        );
      case 'link':
        return (
          <AnswerLink key={index} href={part.href}>
            <InlineText content={part.content} />
          </AnswerLink>
        );
    }
  });
}

function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
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

const Code = chakra('code', {
  base: { px: '1', borderRadius: 'xs', bg: 'bg.muted', fontFamily: 'mono', fontSize: '0.9em' },
});

const list = {
  ps: '5',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  '& > li': { display: 'list-item' },
  '& > li::marker': { color: 'fg.subtle' },
};
