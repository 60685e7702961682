import { winston } from '@strapi/logger';

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
/** Of a request: filters, tokens and the like. */
const QUERY_STRING = /\?\S*/;

type Info = winston.Logform.TransformableInfo;

/** One line each, of limited length, and without the values of statements and requests. */
export const logFormat = winston.format.combine(
  winston.format(tidy)(),
  winston.format.timestamp({ format: 'YYYY-MM-DD HH:mm:ss.SSS' }),
  winston.format.printf(
    ({ level, message, timestamp }) => `[${String(timestamp)}] ${level}: ${String(message)}`,
  ),
);

/** Nothing else of an error is kept: what a database adds to it names values. */
function tidy(info: Info): Info {
  const { level, message, stack } = info;
  const text = withoutValues(String(message).slice(0, MAX_TEXT), level) + framesOf(stack);
  const line = text.replace(CONTROL, ' ').trim();
  const rest = line.length > MAX_LENGTH ? '…' : '';
  // Winston hands the outermost transport what carries its own symbols, so these stay.
  return { ...symbolsOf(info), level, message: line.slice(0, MAX_LENGTH) + rest };
}

function withoutValues(message: string, level: string): string {
  if (level === 'http') return message.replace(QUERY_STRING, '?…');
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
