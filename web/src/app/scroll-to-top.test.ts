import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top';

const scrolled = vi.fn();
let resize: () => void;

beforeEach(() => {
  scrolled.mockClear();
  resize = () => {};
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {
        resize = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that gets shorter on the way to its top is scrolled on', () => {
  scrollToTop('smooth');
  resize();
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }], [{ top: 0, behavior: 'smooth' }]]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who scrolls meanwhile, by %s, goes where he wants',
  (gesture) => {
    scrollToTop('smooth');
    dispatchEvent(new Event(gesture));
    resize();
    expect(scrolled).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [120, 2],
  [0, 1],
])('a page that scrolled to %s px, and then changes, was told to scroll %s times', (scrollY, times) => {
  vi.stubGlobal('scrollY', scrollY);
  scrollToTop('smooth');
  dispatchEvent(new Event('scroll'));
  resize();
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('a page that gets shorter seconds later, on a slow device, is scrolled on', () => {
  vi.useFakeTimers();
  scrollToTop('smooth');
  vi.advanceTimersByTime(3000);
  resize();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('a page that is at its top at once stays where the visitor goes', () => {
  scrollToTop('instant');
  resize();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
