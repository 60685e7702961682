import { winston } from '@strapi/logger';
import type { Core } from '@strapi/strapi';
import { MAX_MESSAGE, PRINTERS, toOneLine, type LogForm } from './shared-with-web/server/log-line';

const FRAMES = 3;
const FRAME = /^ +at (.+:\d+:\d+\)?)$/gm;
/** Knex puts the statement before what the database said, and PostgreSQL quotes the value it disliked. */
const FAILED_STATEMENT = /^(.*?\b(?:insert into|select|update|delete from)\b.*?\s-\s)(.*)$/is;
const QUOTED = /["'].*$/s;

type Info = winston.Logform.TransformableInfo;
type Line = Parameters<(typeof PRINTERS)[LogForm]>[0];

/** One line each, of limited length, and without the values of statements and requests. */
export function createLogFormat(form: LogForm): winston.Logform.Format {
  return winston.format.combine(
    winston.format(tidy)(),
    winston.format.timestamp({ alias: 'time' }),
    winston.format.printf((info) => PRINTERS[form](info as unknown as Line)),
  );
}

/** Nothing else of an error is kept: what a database adds to it names values. */
function tidy(info: Info): Info {
  const { level, message, stack } = info;
  const text = withoutValues(String(message).slice(0, MAX_MESSAGE)) + framesOf(stack);
  // Winston hands the outermost transport what carries its own symbols, so these stay.
  const { request } = info;
  // Before Strapi stands there is none.
  const { strapi } = globalThis as { strapi?: Core.Strapi };
  const requestId: unknown = strapi?.requestContext.get()?.state.requestId;
  return { ...symbolsOf(info), level, message: toOneLine(text), request, requestId };
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
