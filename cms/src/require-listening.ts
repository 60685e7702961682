import type { Core } from '@strapi/strapi';
import { codeOf } from './errors/error-code';
import { StartRefusal } from './errors/start-refusal';

/** Strapi ends when the port is taken; with an address that this machine has not, it would stay without listening. */
export function requireListening(strapi: Core.Strapi): void {
  const { httpServer } = strapi.server;
  httpServer.on('error', (error) => {
    const code = codeOf(error);
    if (httpServer.listening || code === 'EADDRINUSE') return;
    const { host, port } = strapi.config.get('settings');
    strapi.stopWithError(
      new StartRefusal(`The CMS cannot listen on ${host}:${port} (${code}): correct HOST and CMS_PORT.`),
    );
  });
}
