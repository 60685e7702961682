import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

type Entry = { key: object; start: number; end: number };

const CHAKRA = '../../node_modules/@chakra-ui/react/dist/esm';
/** What may name a style: our code, and the parts of Chakra that have styles of their own. */
const SOURCES = ['../src', `${CHAKRA}/components`, `${CHAKRA}/theme`];

/** Takes out of Chakra's list of style props and conditions those that no file names. */
export function withoutUnnamedStyles(code: string): string {
  const named = readNames();
  const unnamed: Entry[] = [];

  function collect(entries: readonly object[], prefix = '') {
    for (const entry of entries as readonly Entry[]) {
      const names = [String(nameOf(entry.key)), ...shorthandsOf(code.slice(entry.start, entry.end))];
      if (!names.some((name) => named.has(prefix + name))) unnamed.push(entry);
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [argument] }) {
      const isList = callee.type === 'Identifier' && callee.name === 'defineConditions';
      if (isList && argument?.type === 'ObjectExpression') collect(argument.properties, '_');
    },
    Property({ key, value }) {
      if (nameOf(key) === 'utilities' && value.type === 'ObjectExpression') collect(value.properties);
    },
  }).visit(parseSync('preset-base.js', code).program);

  // From the end, so that places before stay where they are.
  return unnamed
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

function nameOf(key: object): unknown {
  return 'name' in key ? key.name : 'value' in key && key.value;
}

function shorthandsOf(entry: string): string[] {
  return /shorthand: \[([^\]]*)\]/.exec(entry)?.[1]?.match(/\w+/g) ?? [];
}

function readNames(): Set<string> {
  const folders = SOURCES.map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.(js|tsx?)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
}
