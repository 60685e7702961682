import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fonts } from './fonts';

const NAMES = ['Arif Hasan', 'Zoë Łącka', 'Nguyễn Thị Ngọc Ánh', 'Ọlá Nwáńkwọ́', 'Юлія Ґалаґан'];

test.each(['Geist Variable', 'Geist Mono Variable'])('%s has all letters of a name', (family) => {
  const faces = [...renderToStaticMarkup(<Fonts />).matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face);
  const ranges = faces.filter((face) => face.includes(`'${family}'`)).flatMap(rangesOf);
  for (const name of NAMES) {
    const missing = Array.from(name).filter((letter) => !ranges.some((range) => isWithin(range, letter)));
    expect(missing, name).toEqual([]);
  }
});

function rangesOf(face: string) {
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => ({
    from: parseInt(from, 16),
    to: parseInt(to, 16),
  }));
}

function isWithin({ from, to }: { from: number; to: number }, letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return from <= code && code <= to;
}
