import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteUrl } from '../page/page-head';
import { createTheme } from '../../theme';
import { CaseStudy } from './case-study';

function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}

function show(...children: Root['children']) {
  return render(
    <ChakraProvider value={createTheme()}>
      <SiteUrl value="https://ferry.example">
        <MemoryRouter>
          <CaseStudy tree={{ type: 'root', children }} />
        </MemoryRouter>
      </SiteUrl>
    </ChakraProvider>,
  );
}

test('headings keep their level and the id that links lead to', () => {
  show(
    element('p', {}, element('a', { href: '#tides' }, 'To the tides')),
    element('h2', { id: 'tides' }, 'Tides'),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Tides' })).toHaveAttribute('id', 'tides');
  expect(screen.getByRole('link', { name: 'To the tides' })).toHaveAttribute('href', '/#tides');
});

test('links to the site stay in it, others open a tab, and what is no web address is text', () => {
  show(
    element('a', { href: 'https://ferry.example/contact' }, 'Write'),
    element('a', {}, 'Nowhere'),
    element('a', { href: 'https://sea.example/' }, 'The sea'),
    element('a', { href: 'javascript:alert(1)' }, 'Trap'),
  );
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'The sea' })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: 'Trap' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nowhere' })).not.toBeInTheDocument();
  expect(screen.getByText('Nowhere', { exact: false })).toBeInTheDocument();
});

test('a picture has its sizes, and its caption below it', () => {
  const image = element('img', { src: '/uploads/quay.webp', alt: 'A quay', width: 1600, height: 1000 });
  show(element('figure', {}, image, element('figcaption', {}, 'The quay at dawn')));
  expect(screen.getByRole('figure')).toHaveTextContent('The quay at dawn');
  const picture = screen.getByRole('img', { name: 'A quay' });
  expect(picture).toHaveAttribute('src', '/uploads/quay.webp');
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('code and tables scroll by the keyboard, with the colours of the server', () => {
  show(
    element(
      'pre',
      {},
      element('code', {}, element('span', { className: ['hljs-keyword'] }, 'const'), ' a', '\n', 'b'),
    ),
    element('pre', {}, element('code', {}, element('span', { style: 'color:#ff0000' }, 'let'))),
    element('table', {}, element('tbody', {}, element('tr', {}, element('td', { align: 'right' }, '42')))),
  );
  expect(screen.getByText('const')).toHaveClass('hljs-keyword');
  expect(screen.getByText('const').parentElement?.textContent).toBe('const a\nb');
  expect(screen.getByText('let')).toHaveStyle({ color: '#ff0000' });
  expect(screen.getByRole('cell', { name: '42' })).toHaveAttribute('align', 'right');
  for (const name of ['Code', 'Table'])
    for (const part of screen.getAllByRole('group', { name })) expect(part).toHaveAttribute('tabindex', '0');
});
