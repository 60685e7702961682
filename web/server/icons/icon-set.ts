import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import ownIcons from '../../src/content/icons.svg?raw';
import { ICON_NAME } from '../../src/content/site-rules';
import { keptFor } from '../../../cms/src/shared-with-web/server/kept-for';

const packages = createRequire(import.meta.url);

const iconNames = z.array(z.object({ title: z.string(), slug: z.string(), hex: z.string() }));
type IconName = z.output<typeof iconNames>[number];

const own = new Map(
  Array.from(ownIcons.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g), ([symbol, id = '']) => [
    id,
    symbol,
  ]),
);

/** Of our own drawings those that can stand for a technology. */
const OWN_NAMES: IconName[] = [
  { title: 'LinkedIn', slug: 'linkedin', hex: '0A66C2' },
  { title: 'Code', slug: 'code', hex: 'EEF3FF' },
  { title: 'Award', slug: 'award', hex: 'EEF3FF' },
  { title: 'Link', slug: 'link', hex: 'EEF3FF' },
];

/** Every icon there is to choose from, in the order of the alphabet. */
export const readIconNames = keptFor(Infinity, async (): Promise<IconName[]> => {
  const json: unknown = JSON.parse(await readFile(packages.resolve('simple-icons/icons.json'), 'utf8'));
  const names = iconNames.parse(json).filter(({ slug }) => ICON_NAME.test(slug) && !own.has(slug));
  return [...names, ...OWN_NAMES].sort((a, b) => a.title.localeCompare(b.title, 'en'));
});

const readSlugs = keptFor(Infinity, async () => new Set((await readIconNames()).map(({ slug }) => slug)));

/** The icon as a symbol element with its slug as id; nothing when there is none. */
export async function readIcon(slug: string): Promise<string | undefined> {
  if (own.has(slug)) return own.get(slug);
  if (!(await readSlugs()).has(slug)) return undefined;
  const svg = await readFile(packages.resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  const [path] = /<path [^>]+>/.exec(svg) ?? [];
  return path && `<symbol id="${slug}" viewBox="0 0 24 24">${path}</symbol>`;
}

/** The icon, or another that is drawn in its place when there is none. */
export async function readIconOr(other: 'link' | 'mark', slug: string): Promise<string> {
  return (await readIcon(slug)) ?? plainIcon(other, slug);
}

export function plainIcon(other: 'link' | 'mark', slug: string): string {
  return (own.get(other) ?? '').replace(`id="${other}"`, `id="${slug}"`);
}

export function svgOf(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
