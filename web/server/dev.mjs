import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = createServer();
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: { server }, hmr: { server } },
});

const { createApp } = await vite.ssrLoadModule('/server/app.ts');
const { sentOnce } = await vite.ssrLoadModule('/server/sent-once.ts');
const { readEnv } = await vite.ssrLoadModule('/server/env.ts');
const load = () => vite.ssrLoadModule('/src/entry-server.tsx');

const env = readEnvOrExit();
const app = createApp({
  env,
  webApp: {
    template: async (url) => vite.transformIndexHtml(url, await readFile(`${root}index.html`, 'utf8')),
    render: async (...args) => (await load()).renderPage(...args),
    renderShell: async (...args) => (await load()).renderShell(...args),
  },
});
const listener = getRequestListener(sentOnce(app.fetch));

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
server.on('error', (error) => exit(error.message));
server.listen(env.port, env.host, () => console.log(`web on http://${env.host}:${env.port}`));

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop() {
  await vite.close();
  process.exit(0);
}

function readEnvOrExit() {
  try {
    return readEnv(process.env);
  } catch (error) {
    return exit(error.message);
  }
}

function exit(message) {
  console.error(message);
  process.exit(1);
}
