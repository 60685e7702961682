import type { SystemContext } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dashboardSystem } from './app/layouts/dashboard/dashboard-system';
import { createTheme } from './theme';

const SPACED = /^(width|height|min|max|padding|margin|gap|rowGap|columnGap|inset|top|left|right|bottom)/i;
const UNRESOLVED = /^-?(\d+(\.\d+)?|\d?x[sl]|sm|md|lg)$/;
const LASTING = /^(animation|transition)Duration$/;
const TIME = /^(var\(|[\d.]+m?s)/;
const LAYER = /^(var\(|calc\(|-?\d+$|auto$)/;

type Styles = { [property: string]: Styles | string | number };

/** The sizes, spaces, times and layers that are no token of the system: browsers drop them without a word. */
function unresolved(system: SystemContext, styles: Styles, place: string): string[] {
  return Object.entries(styles).flatMap(([name, value]) => {
    if (typeof value === 'object') return unresolved(system, value, `${place} ${name}`);
    if (!system.isValidProperty(name)) return [];
    const css: (styles: object) => Record<string, string> = system.css;
    return Object.entries(css({ [name]: value }))
      .filter(
        ([property, text]) =>
          (SPACED.test(property) && UNRESOLVED.test(text) && Number(text) !== 0) ||
          (LASTING.test(property) && !TIME.test(text)) ||
          (property === 'zIndex' && !LAYER.test(text)),
      )
      .map(([property, text]) => `${place} ${property}: ${text}`);
  });
}

test.each([
  { name: 'visitors', system: createTheme() },
  { name: 'the dashboard', system: dashboardSystem },
])('the recipes of $name name only sizes and times that there are', ({ system }) => {
  const { recipes, slotRecipes } = system._config.theme ?? {};
  const all = Object.entries({ ...recipes, ...slotRecipes });
  const found = all.flatMap(([name, { base = {}, variants = {} }]) =>
    unresolved(system, JSON.parse(JSON.stringify({ base, variants })) as Styles, name),
  );
  expect(all.length).toBeGreaterThan(8);
  expect(found).toEqual([]);
});

/** `gap="2"`, `gap: '2'`, and what stands in braces of its own: for each breakpoint, or to choose between. */
function writtenIn(source: string): Styles[] {
  const plain = Array.from(
    source.matchAll(/\b([a-z]\w*)(?:=|: )["']([^"']+)["']/g),
    ([, name = '', value = '']) => ({
      [name]: value,
    }),
  );
  const chosen = Array.from(
    source.matchAll(/\b([a-z]\w*)(?:=|: )\{+([^{}]*)\}/g),
    ([, name = '', values = '']) =>
      Array.from(values.matchAll(/["']([^"']+)["']/g), ([, value = '']) => ({ [name]: value })),
  );
  return [...plain, ...chosen.flat()];
}

test('the components name only sizes, times and layers that there are', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('graphql'));
  const found = sources.flatMap((file) =>
    writtenIn(readFileSync(path.join(import.meta.dirname, file), 'utf8')).flatMap((styles) =>
      unresolved(dashboardSystem, styles, file),
    ),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test.each(['backdrop', 'content'])('a closed dialog waits for no animation of its %s', (slot) => {
  const { dialog } = dashboardSystem._config.theme?.slotRecipes ?? {};
  const { base, variants, defaultVariants } = dialog ?? {};
  const preset = variants?.motionPreset?.[String(defaultVariants?.motionPreset)];
  const names = [base?.[slot], preset?.[slot]].flatMap((styles) => styles?._closed?.animationName ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(names.map(() => 'none'));
});

const FIELDS = ['input', 'textarea', 'combobox', 'nativeSelect'] as const;

test.each(FIELDS)(
  'a %s has letters of 16 px unless it says otherwise: phones zoom into smaller ones',
  (name) => {
    const { recipes = {}, slotRecipes = {} } = dashboardSystem._config.theme ?? {};
    const { variants, defaultVariants } = { ...recipes, ...slotRecipes }[name] ?? {};
    const styles = JSON.stringify(variants?.size?.[String(defaultVariants?.size)]);
    expect(styles).toContain('"textStyle":"md"');
  },
);

test('what only sizes a text leaves the weight that stands beside it', () => {
  const css: (styles: object) => object = createTheme().css;
  for (const textStyle of ['xs', 'sm', 'md', 'lg'])
    expect(JSON.stringify(css({ fontWeight: 'medium', textStyle }))).not.toContain('400');
});
