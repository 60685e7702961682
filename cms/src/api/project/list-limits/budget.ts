import { errors } from '@strapi/utils';

/** What one request may ask of the list of projects. */
export const LIST_LIMITS = {
  /** Conditions, groups of them, sorts and names of fields, all together. */
  parts: 60,
  /** Conditions and sorts on technologies or images: each joins two tables. */
  relations: 3,
  /** Groups in groups. */
  depth: 10,
  /** Values of one condition. */
  values: 100,
} as const;

/** What is left of them. */
export type Budget = { parts: number; relations: number };

/** @throws ValidationError when nothing is left */
export function spend(budget: Budget, what: keyof Budget): void {
  budget[what] -= 1;
  if (budget[what] >= 0) return;
  throw what === 'parts'
    ? invalid('filters', 'too many conditions')
    : invalid('filters', `at most ${LIST_LIMITS.relations} conditions on technologies and images`);
}

export function invalid(param: string, message: string): errors.ValidationError {
  return new errors.ValidationError(`${param}: ${message}`);
}
