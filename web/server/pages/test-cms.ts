import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteAnswer, SAMPLE_SITE } from '../../src/test/site';

export const SITE_URL = 'http://localhost:3000';

const servers: Server[] = [];

/** A cms that answers every question with this, and notes what it was asked. */
export async function startCms(data: () => object) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push((JSON.parse(body) as { operationName: string }).operationName);
      const answer = { site: siteAnswer(SAMPLE_SITE), projects: [], ...data() };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer }));
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, options: { graphqlUrl: `http://127.0.0.1:${port}/graphql`, siteUrl: SITE_URL } };
}

export function stopCms() {
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
}
