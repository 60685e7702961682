import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const BOUNDARY = 'boundary';

type Part = { name: string; file?: string; headers?: string; content?: string };

/** The parts of a form as bytes on the wire; without an end unless it is asked for. */
export function wireForm(parts: readonly Part[], { ended = false } = {}): string {
  const text = parts.map(({ name, file, headers = '', content = '' }) => {
    const filename = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename}${headers}\r\n\r\n${content}\r\n`;
  });
  return text.join('') + (ended ? `--${BOUNDARY}--\r\n` : '');
}

type Options = { authorization?: string; length?: number; giveUpAfter?: number };

/**
 * Sends a form over a bare connection.
 * @param length as announced; more than is sent leaves the server waiting for the rest
 * @param giveUpAfter milliseconds after which the client hangs up
 * @returns the status, or nothing when the client gave up before there was one
 */
export async function sendRawForm(
  url: string,
  [method, path]: readonly [string, string],
  body: string,
  { authorization, length = Buffer.byteLength(body), giveUpAfter = 5000 }: Options = {},
): Promise<number | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${length}`,
      ...(authorization ? [`Authorization: ${authorization}`] : []),
      '\r\n',
    ].join('\r\n') + body,
  );
  const answer = await Promise.race([once(socket, 'data'), wait(giveUpAfter)]);
  socket.destroy();
  return answer ? Number(/^HTTP\/1.1 (\d+)/.exec(String(answer[0]))?.[1]) : undefined;
}
