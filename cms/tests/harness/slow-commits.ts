import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const DELAY = 50;

/** The same database, behind a line that is slow whenever a transaction ends. */
export async function withSlowCommits(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    void handOn(client, database);
    database.pipe(client);
    for (const socket of [client, database]) socket.on('error', () => socket.destroy());
    client.on('close', () => database.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function handOn(client: Socket, database: Socket): Promise<void> {
  for await (const bytes of client as AsyncIterable<Buffer>) {
    if (bytes.includes('COMMIT')) await sleep(DELAY);
    database.write(bytes);
  }
  database.end();
}
