import { chakra, HStack } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../links/link';
import { TOUCH } from '../../theme/touch';
import { pageWindow } from './page-window';

type Props = {
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
};

/** Real links, so that pages can be opened elsewhere, shared, and reached without JavaScript. */
export function Pagination({ page, pageCount, addressOf }: Props) {
  if (pageCount < 2) return null;

  const step = (label: string, target: number, icon: ReactNode) => (
    <PageLink label={label} href={target === page ? undefined : addressOf(target)}>
      {icon}
    </PageLink>
  );

  return (
    <HStack as="nav" aria-label="Pagination" justify="center" gap={{ base: '1', sm: '2' }}>
      {step('First page', 1, <ChevronsLeftIcon />)}
      {step('Previous page', Math.max(1, page - 1), <ChevronLeftIcon />)}
      {pageWindow(page, pageCount).map((number) => (
        <PageLink key={number} label={`Page ${number}`} href={addressOf(number)} current={number === page}>
          {number}
        </PageLink>
      ))}
      {step('Next page', Math.min(pageCount, page + 1), <ChevronRightIcon />)}
      {step('Last page', pageCount, <ChevronsRightIcon />)}
    </HStack>
  );
}

type PageLinkProps = { label: string; href?: string; current?: boolean; children: ReactNode };

function PageLink({ label, href, current, children }: PageLinkProps) {
  if (!href) {
    return (
      <Cell disabled role="link" aria-label={label} aria-disabled>
        {children}
      </Cell>
    );
  }
  return (
    <Cell asChild current={current}>
      <Link to={href} aria-label={label} aria-current={current ? 'page' : undefined}>
        {children}
      </Link>
    </Cell>
  );
}

const Cell = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: { base: '9', sm: '10' },
    // However large letters are: all of the row stays on the screen.
    minW: '24px',
    h: { base: '9', sm: '10' },
    borderRadius: 'full',
    fontFamily: 'mono',
    textStyle: 'sm',
    color: 'fg.muted',
    [TOUCH]: { h: '11', borderRadius: 'md' },
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}, background {durations.fast}',
  },
  variants: {
    disabled: {
      true: { opacity: 0.35, cursor: 'not-allowed' },
      false: { _hover: { bg: 'bg.muted', color: 'fg' }, _active: { bg: 'bg.emphasized' } },
    },
    current: {
      true: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.solid', color: 'brand.contrast' },
      },
    },
  },
  defaultVariants: { disabled: false },
});
