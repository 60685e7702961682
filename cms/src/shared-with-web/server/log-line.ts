import type { LoggedRequest } from './request-log';

export const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'debug'] as const;

const MAX_LENGTH = 500;
/** As much of a message as is looked at. */
export const MAX_MESSAGE = 2000;
/** What ends a line, or colours a terminal. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

type Line = { time: string; level: string; message: string; request?: LoggedRequest; requestId?: string };

/** How each form of a log writes a line. */
export const PRINTERS = {
  text: ({ time, level, message }: Line) => `[${time}] ${level}: ${message}`,
  json: ({ time, level, message, request, requestId }: Line) =>
    JSON.stringify({ time, level, ...(request ?? { message }), requestId }),
};

export type LogForm = keyof typeof PRINTERS;

/** One line of limited length. */
export function toOneLine(message: string): string {
  const line = message.replace(CONTROL, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

/** The message of a request's line. */
export function describeRequest({ method, path, status, milliseconds }: LoggedRequest): string {
  return `${method} ${path} (${milliseconds} ms) ${status}`;
}
