import { serve } from '@hono/node-server';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { KEEP_ALIVE_TIMEOUT } from '../../cms/src/shared-with-web/server/keep-alive';
import { NOTICE } from '../../cms/src/shared-with-web/server/readiness';
import { renderPage, renderShell } from '../src/entry-server';
import { areCurrent } from '../src/graphql/answers';
import { createApp } from './app';
import { sentOnce } from './sent-once';
import { visitorsInTurn } from './visitors/busy';
import { readEnv, type ServerEnv } from './env';
import { createLog, logConsole } from './log';
import { inTurn } from './visitors/in-turn';
import { tellUnnamedProxy } from './visitors/unnamed-proxy';
import { countRequests, createReadiness, finishRequests } from './readiness';
import { serveMetrics } from './metrics';
import { requestLog } from './request-log';
import { securityHeaders } from './pages/security-headers';
import { staticFiles } from './static-files';

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

const env = readEnvOrExit();
const log = createLog(env.log);
logConsole(log);
serveMetrics(env);
const template = readFileSync(`${CLIENT}/index.html`, 'utf8');
const readiness = createReadiness(env.cmsUrl);
const app = createApp({
  env,
  readiness,
  before: (app) => app.use(requestLog(log, env.trustedProxies)),
  webApp: { template: () => template, render: renderPage, renderShell, areCurrent },
  use: (app) =>
    app.use(
      visitorsInTurn(env.trustedProxies),
      tellUnnamedProxy(env),
      securityHeaders(env, template),
      staticFiles(CLIENT),
    ),
});

const server = serve(
  {
    fetch: inTurn(sentOnce(app.fetch)),
    hostname: env.host,
    port: env.port,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
  },
  () => console.log(`web on http://${env.host}:${env.port}`),
);
const running = countRequests(server as Server);

server.on('error', (error: Error) => exit(error.message));
process.once('SIGTERM', () => {
  readiness.stop();
  setTimeout(stop, NOTICE);
});
process.once('SIGINT', stop);

function stop() {
  void finishRequests(server as Server, running).then(() => process.exit(0));
}

function readEnvOrExit(): ServerEnv {
  try {
    return readEnv(process.env);
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error));
  }
}

/** As it is read on a terminal, whatever the log's form. */
function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
