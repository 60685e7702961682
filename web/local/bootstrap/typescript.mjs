// @ts-check
// Node strips types itself from 22.18 on; on Node 20 this does.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import ts from 'typescript';

if (isMainThread && !process.features.typescript) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2023,
    inlineSourceMap: true,
  };
  const { outputText } = ts.transpileModule(await readFile(new URL(url), 'utf8'), { compilerOptions });
  return { format: 'module', shortCircuit: true, source: outputText };
}
