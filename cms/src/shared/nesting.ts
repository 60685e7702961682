import { errors } from '@strapi/utils';

/** More levels than any client of ours sends, and few enough for code that calls itself at each. */
const MAX_NESTING = 32;

/**
 * A few kilobytes of brackets overflow the stack of whatever walks through them.
 * @throws ValidationError
 */
export function checkNesting<Value>(value: Value): Value {
  if (isNestedDeeperThan(MAX_NESTING, value)) {
    throw new errors.ValidationError('This request cannot be read: it is nested too deep.');
  }
  return value;
}

function isNestedDeeperThan(limit: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => isNestedDeeperThan(limit - 1, inner));
}
