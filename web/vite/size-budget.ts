import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Options = {
  /** Bytes, brotli. */
  limit: number;
  /** Packages that must not be among them. */
  forbidden: string[];
};

/** Fails the build when the first load grows beyond its limit, or takes in what should come later. */
export function sizeBudget({ limit, forbidden }: Options): Plugin {
  return {
    name: 'size-budget',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Vite adds to the entry, in this hook too, what each later chunk preloads.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const loaded = new Map<string, (typeof chunks)[number]>();

        function load(chunk: (typeof chunks)[number] | undefined) {
          if (!chunk || loaded.has(chunk.fileName)) return;
          loaded.set(chunk.fileName, chunk);
          for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
        }
        for (const chunk of chunks) if (chunk.isEntry) load(chunk);

        const first = [...loaded.values()];
        const modules = first.flatMap(({ moduleIds }) => moduleIds);
        const intruder = forbidden.find((name) =>
          modules.some((id) => id.includes(`/node_modules/${name}/`)),
        );
        if (intruder) this.error(`${intruder} is in the first load.`);

        const size = first.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
        const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
        if (size > limit) this.error(`The first load is ${kilobytes(size)}, more than ${kilobytes(limit)}.`);
        const report = JSON.stringify({ limit, forbidden, files: [...loaded.keys()] });
        this.emitFile({ type: 'asset', fileName: '.vite/first-load.json', source: report });
        this.info(`First load: ${kilobytes(size)} of JavaScript (brotli) in ${first.length} files.`);
      },
    },
  };
}
