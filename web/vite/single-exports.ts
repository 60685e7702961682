import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from '(react-icons\/\w+|[./]+\/graphql\/generated)';/g;
const PREFIX = 'single:';

/**
 * Makes each icon and each GraphQL document a module of its own. A bundler never divides a module, so that the
 * first load would have those of all pages.
 */
export function singleExports(): Plugin {
  let documents = '';
  return {
    name: 'single-exports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    configResolved: ({ root }) => {
      documents = `${root}/src/graphql/generated.ts`;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [from = '', name = ''] = id.slice(PREFIX.length + 1).split('#');
      const code = from.startsWith('react-icons/') ? readIcon(from, name) : readDocument(documents, name);
      return code ?? this.error(`${from} has no ${name}.`);
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      return code.replace(IMPORT, (_, names: string, from: string) => {
        const values = names.split(',').map((name) => name.trim());
        return values
          .filter((name) => /^(Lu|Fa|Fc|Si)\w+$|Document$|FragmentDoc$/.test(name))
          .map((name) => `import { ${name} } from '${PREFIX}${from}#${name}';`)
          .join('');
      });
    },
  };
}

function readIcon(set: string, name: string) {
  const file = createRequire(import.meta.url)
    .resolve(set)
    .replace(/\.js$/, '.mjs');
  const icon = new RegExp(`^export function ${name} \\(.*?^};`, 'ms').exec(readFileSync(file, 'utf8'));
  return icon && `import { GenIcon } from 'react-icons/lib';\n${icon[0]}`;
}

function readDocument(file: string, name: string) {
  const line = new RegExp(`^export const ${name} = .*?(?= as unknown as )`, 'm').exec(
    readFileSync(file, 'utf8'),
  );
  return line && `${line[0]};`;
}
