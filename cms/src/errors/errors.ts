import { errors } from '@strapi/utils';

/** Another editor changed what this request meant to change. Answered with 409. */
export class ConflictError extends errors.ApplicationError<'ConflictError'> {
  override name = 'ConflictError' as const;
}

type Moment = string | Date | null | undefined;

/**
 * @param stored the `updatedAt` of what is to change
 * @param seen the one that the editor saw
 * @throws ConflictError when they differ
 */
export function refuseOutdated(stored: Moment, seen: Moment, message: string): void {
  if (seen && new Date(stored ?? 0).getTime() !== new Date(seen).getTime()) throw new ConflictError(message);
}

/** Something behind the CMS does not answer. Answered with 503. */
export class ServiceUnavailableError extends errors.ApplicationError<'ServiceUnavailableError'> {
  override name = 'ServiceUnavailableError' as const;
}

/** There is no room left to store something. Answered with 507. */
export class InsufficientStorageError extends errors.ApplicationError<'InsufficientStorageError'> {
  override name = 'InsufficientStorageError' as const;
}

/**
 * Nobody is signed in, or the sign-in is not valid. Answered with 401. Not Strapi's own UnauthorizedError,
 * because its router swallows the message of that one.
 */
export class SignInError extends errors.ApplicationError<'SignInError'> {
  override name = 'SignInError' as const;
}

/** This address takes no such body. Answered with 415. */
export class UnsupportedMediaTypeError extends errors.ApplicationError<'UnsupportedMediaTypeError'> {
  override name = 'UnsupportedMediaTypeError' as const;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A validation error that names the field, in the shape of Strapi's own. */
export function invalidField(field: string, message: string): errors.ValidationError {
  return invalidFields([{ path: [field], message }]);
}

/** The same for several; its message is the first one's. */
export function invalidFields(
  problems: readonly { path: string[]; message: string }[],
): errors.ValidationError {
  const details = problems.map((problem) => ({ ...problem, name: 'ValidationError' }));
  return new errors.ValidationError(details[0]?.message ?? 'This cannot be stored.', { errors: details });
}
