import { winston } from '@strapi/logger';
import type { Core } from '@strapi/strapi';
import type { LoggedRequest } from './shared-with-web/request-log';

const MAX_LENGTH = 500;
/** As much as is looked at. */
const MAX_TEXT = 2000;
const FRAMES = 3;
/** What ends a line, or colours a terminal. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const FRAME = /^\s+at (.+:\d+:\d+\)?)$/gm;
/** Knex puts the statement before what the database said, and PostgreSQL quotes the value it disliked. */
const FAILED_STATEMENT = /^(.*?\b(?:insert into|select|update|delete from)\b.*?\s-\s)(.*)$/is;
const QUOTED = /["'].*$/s;

type Info = winston.Logform.TransformableInfo;
type Line = {
  level: string;
  message: string;
  timestamp: string;
  request?: LoggedRequest;
  requestId?: string;
};

/** One line each, of limited length, and without the values of statements and requests. */
export function createLogFormat(format: 'json' | 'text'): winston.Logform.Format {
  const print = format === 'json' ? asJson : asText;
  return winston.format.combine(
    winston.format(tidy)(),
    winston.format.timestamp(),
    winston.format.printf((info) => print(info as unknown as Line)),
  );
}

function asText({ level, message, timestamp }: Line): string {
  return `[${timestamp}] ${level}: ${message}`;
}

function asJson({ level, message, timestamp, requestId, request }: Line): string {
  return JSON.stringify({ time: timestamp, level, ...(request ?? { message }), requestId });
}

/** Nothing else of an error is kept: what a database adds to it names values. */
function tidy(info: Info): Info {
  const { level, message, stack } = info;
  const text = withoutValues(String(message).slice(0, MAX_TEXT)) + framesOf(stack);
  const line = text.replace(CONTROL, ' ').trim();
  const rest = line.length > MAX_LENGTH ? '…' : '';
  // Winston hands the outermost transport what carries its own symbols, so these stay.
  const { request } = info;
  // Before Strapi stands there is none.
  const { strapi } = globalThis as { strapi?: Core.Strapi };
  const requestId: unknown = strapi?.requestContext.get()?.state.requestId;
  return { ...symbolsOf(info), level, message: line.slice(0, MAX_LENGTH) + rest, request, requestId };
}

function withoutValues(message: string): string {
  return message.replace(
    FAILED_STATEMENT,
    (_, statement: string, reason: string) => statement + reason.replace(QUOTED, '"…"'),
  );
}

function framesOf(stack: unknown): string {
  if (typeof stack !== 'string') return '';
  const frames = Array.from(stack.matchAll(FRAME), ([, frame]) => ` < ${frame}`);
  return frames.slice(0, FRAMES).join('');
}

function symbolsOf(info: Info): object {
  const symbols: (keyof Info)[] = Object.getOwnPropertySymbols(info);
  return Object.fromEntries([...symbols, 'exception', 'rejection'].map((name) => [name, info[name]]));
}
