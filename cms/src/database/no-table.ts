import { codeOf, reasonOf } from '../errors/error-code';

const UNDEFINED_TABLE = '42P01';

export function isNoTable(error: unknown): boolean {
  return (
    codeOf(error) === UNDEFINED_TABLE || (error instanceof Error && /^no such table/.test(reasonOf(error)))
  );
}
