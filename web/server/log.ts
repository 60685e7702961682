import { writeSync } from 'node:fs';
import { format } from 'node:util';
import { hideSecrets, LOG_LEVELS, type LoggedRequest } from '../../cms/src/shared-with-web/request-log';
import type { ServerEnv } from './env';
import { currentRequestId } from '../src/lib/request-id';

const STDOUT = 1;
/** In milliseconds: a line at a time would be a system call for each request. */
const INTERVAL = 200;
const MAX_LENGTH = 500;
/** As much as is looked at. */
const MAX_TEXT = 2000;
/** What ends a line, or colours a terminal. */
const CONTROL = /[\p{Cc}\u2028\u2029\s]+/gu;

type Level = (typeof LOG_LEVELS)[number];
type Line = { time: string; level: Level; message: string; request?: LoggedRequest; requestId?: string };

/** Lines as the CMS writes them: text, or JSON. They are written a few at a time, the last ones as the process ends. */
export function createLog({ format: kind, level: least }: ServerEnv['log']) {
  const print = kind === 'json' ? asJson : asText;
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  process.once('exit', flush);
  return { write, flush };

  function write(level: Level, message: string, request?: LoggedRequest) {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return;
    const time = new Date().toISOString();
    waiting += `${print({ time, level, message: tidy(message), request, requestId: currentRequestId() })}\n`;
    timer ??= setTimeout(flush, INTERVAL).unref();
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = '';
    if (lines) writeSync(STDOUT, lines);
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
  const line = hideSecrets(message.slice(0, MAX_TEXT)).replace(CONTROL, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

function asText({ time, level, message }: Line): string {
  return `[${time}] ${level}: ${message}`;
}

function asJson({ time, level, message, request, requestId }: Line): string {
  return JSON.stringify({ time, level, ...(request ?? { message }), requestId });
}
