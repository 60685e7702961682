import { writeSync } from 'node:fs';
import { format } from 'node:util';
import {
  describeRequest,
  LOG_LEVELS,
  MAX_MESSAGE,
  PRINTERS,
  toOneLine,
} from '../../cms/src/shared-with-web/server/log-line';
import { hideSecrets, type LoggedRequest } from '../../cms/src/shared-with-web/server/request-log';
import type { ServerEnv } from './env';
import { currentRequest } from '../src/lib/current-request';

const STDOUT = 1;
/** In milliseconds: a line at a time would be a system call for each request. */
const INTERVAL = 200;
/** About as many bytes wait for whoever is slow to read the log. What comes then is left out: visitors go first. */
const MAX_WAITING = 1_000_000;
type Level = (typeof LOG_LEVELS)[number];

/** Lines as the CMS writes them: text, or JSON. They are written a few at a time, the last ones as the process ends. */
export function createLog({ format: kind, level: least }: ServerEnv['log'], file = STDOUT) {
  // Node opens a pipe so that a write takes what there is room for: else it waits for the reader, and all visitors too.
  if (file === STDOUT) process.stdout.on('error', () => undefined);
  const print = PRINTERS[kind];
  let waiting = '';
  let rest = Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;

  process.once('exit', flush);
  return {
    write,
    writeRequest: (request: LoggedRequest) => write('http', describeRequest(request), request),
  };

  function write(level: Level, message: string, request?: LoggedRequest) {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return;
    if (rest.length + waiting.length > MAX_WAITING) return;
    const time = new Date().toISOString();
    waiting += `${print({ time, level, message: tidy(message), request, requestId: currentRequest()?.id })}\n`;
    timer ??= setTimeout(flush, INTERVAL).unref();
  }

  function flush() {
    clearTimeout(timer);
    const lines = Buffer.concat([rest, Buffer.from(waiting)]);
    waiting = '';
    rest = lines.subarray(writeSome(file, lines));
    timer = rest.length > 0 ? setTimeout(flush, INTERVAL).unref() : undefined;
  }
}

/** @returns how many bytes there was room for: on a full disk none, in a pipe no more than its reader has read */
function writeSome(file: number, bytes: Buffer): number {
  try {
    return bytes.length > 0 ? writeSync(file, bytes) : 0;
  } catch {
    // Nowhere to tell it, and no reason to leave visitors without an answer.
    return 0;
  }
}

export type Log = ReturnType<typeof createLog>;

/** What this server and its libraries print becomes lines, too. */
export function logConsole({ write }: Log): void {
  console.error = (...parts: unknown[]) => write('error', format(...parts));
  console.warn = (...parts: unknown[]) => write('warn', format(...parts));
  console.log = (...parts: unknown[]) => write('info', format(...parts));
}

function tidy(message: string): string {
  return toOneLine(hideSecrets(message.slice(0, MAX_MESSAGE)).replace(/\s+/g, ' '));
}
