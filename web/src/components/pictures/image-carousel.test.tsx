import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { picture } from '../../test/projects';
import { createTheme } from '../../theme';
import { ImageCarousel } from './image-carousel';

function renderCarousel(...names: string[]) {
  render(
    <ChakraProvider value={createTheme()}>
      <ImageCarousel images={names.map(picture)} title="Atlas" sizes="100vw" />
    </ChakraProvider>,
  );
}

function swipe(from: { x: number; y: number }, to: { x: number; y: number }) {
  const carousel = screen.getByRole('group', { name: 'Pictures of Atlas' });
  const touch = { pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(carousel, { ...touch, clientX: from.x, clientY: from.y });
  fireEvent.pointerUp(carousel, { ...touch, clientX: to.x, clientY: to.y });
}

const shownPicture = () => screen.getByRole('img').getAttribute('src');

test('the next button wraps from the last picture to the first', async () => {
  renderCarousel('a', 'b');
  const next = screen.getByRole('button', { name: 'Next image' });

  await userEvent.click(next);
  expect(screen.getByText('2 / 2')).toBeVisible();
  expect(shownPicture()).toBe('/uploads/b.webp');

  await userEvent.click(next);
  expect(screen.getByText('1 / 2')).toBeVisible();
});

test('the previous button wraps from the first picture to the last', async () => {
  renderCarousel('a', 'b', 'c');
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(shownPicture()).toBe('/uploads/c.webp');
});

test.each([
  { name: 'a swipe of 60 px to the left shows the next picture', x: 140, y: 100, expected: '2 / 3' },
  { name: 'a swipe of 60 px to the right shows the picture before', x: 260, y: 100, expected: '3 / 3' },
  { name: 'a swipe of 40 px changes nothing', x: 160, y: 100, expected: '1 / 3' },
  { name: 'a swipe of exactly 50 px changes nothing', x: 150, y: 100, expected: '1 / 3' },
  { name: 'a swipe that is mostly vertical changes nothing', x: 140, y: 190, expected: '1 / 3' },
])('$name', ({ x, y, expected }) => {
  renderCarousel('a', 'b', 'c');
  swipe({ x: 200, y: 100 }, { x, y });
  expect(screen.getByText(expected)).toBeVisible();
});

test('a broken picture is replaced by a placeholder', () => {
  renderCarousel('a');
  fireEvent.error(screen.getByRole('img', { name: 'Atlas, picture 1 of 1' }));
  expect(screen.getByRole('img', { name: 'No Image' })).toBeVisible();
});

test('without pictures it says so', () => {
  renderCarousel();
  expect(screen.getByText('No Images Available')).toBeVisible();
});

test('a single picture needs no controls', () => {
  renderCarousel('a');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
});
