import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sentOnce, type Fetch } from './sent-once';

const servers: Server[] = [];

/** @returns its address, on a port of its own until `stopServers` */
export const startServer = (listener: RequestListener) =>
  addressOf(createServer(listener).listen(0, '127.0.0.1'));

export const startApp = ({ fetch }: { fetch: Fetch }) =>
  addressOf(serve({ fetch: sentOnce(fetch), port: 0, hostname: '127.0.0.1' }) as Server);

export function stopServers(): void {
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
}

/** @returns the address of a server that listens, or is about to, until `stopServers` */
export async function addressOf(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
