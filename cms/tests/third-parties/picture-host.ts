import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Cms } from '../harness/cms';

const KILOBYTES = Buffer.alloc(64 * 1024);

/** Where pictures are that are not stored here. It answers nobody until it has one. */
export async function startPictureHost() {
  const waiting: ServerResponse[] = [];
  let picture: Buffer | undefined;
  const server = createServer((_, response) => (picture ? response.end(picture) : waiting.push(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.webp`;

  return {
    waiting,
    /** From now on that picture is here. */
    async takeFrom({ strapi }: Cms, { documentId }: { documentId: string }): Promise<void> {
      const where = { documentId };
      await strapi.db.query('plugin::upload.file').update({ where, data: { url, formats: null } });
    },
    answer(bytes: Buffer): void {
      picture = bytes;
      for (const response of waiting.splice(0)) response.end(picture);
    },
    /** @returns how many bytes were taken of a picture without end */
    async flood(): Promise<number> {
      const [response] = waiting.splice(0);
      let bytes = 0;
      function* endless() {
        for (;;) {
          bytes += KILOBYTES.length;
          yield KILOBYTES;
        }
      }
      // It ends when the reader has enough.
      if (response) await pipeline(endless(), response).catch(() => undefined);
      return bytes;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
