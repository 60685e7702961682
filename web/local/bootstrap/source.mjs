// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './folders.mjs';

const require = createRequire(import.meta.url);

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/**
 * Loads a module of the servers as it stands in the repository: nothing need be built, and what a server refuses at
 * its start is refused here. Their imports have no extension, which Node's own loader of modules does not know.
 *
 * @param {string} path from the root of the repository
 */
export function requireSource(path) {
  require.extensions['.ts'] = compile;
  return require(join(ROOT, path));
}

/**
 * @param {NodeJS.Module & { _compile?: (code: string, file: string) => void }} module
 * @param {string} file
 */
function compile(module, file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  module._compile?.(outputText, file);
}
