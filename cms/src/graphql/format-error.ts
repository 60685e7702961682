import { errors } from '@strapi/utils';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { toOutage } from '../shared/database-errors';
import { isUnreadableText, UNREADABLE_TEXT } from '../shared/errors';

const CODE_BY_NAME: Record<string, string> = {
  SignInError: 'UNAUTHENTICATED',
  UnauthorizedError: 'UNAUTHENTICATED',
  ForbiddenError: 'FORBIDDEN',
  PolicyError: 'FORBIDDEN',
  ValidationError: 'BAD_USER_INPUT',
  NotFoundError: 'NOT_FOUND',
  ConflictError: 'CONFLICT',
  PayloadTooLargeError: 'PAYLOAD_TOO_LARGE',
  RateLimitError: 'TOO_MANY_REQUESTS',
  ServiceUnavailableError: 'SERVICE_UNAVAILABLE',
  InsufficientStorageError: 'INSUFFICIENT_STORAGE',
};

/** Strapi's own formatter calls a missing sign-in and a missing right by one code, and a conflict by none. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const thrown = (error as GraphQLError).originalError;
  if (!thrown || thrown.name === 'GraphQLError') return formatted;
  const original = toOutage(thrown) ?? thrown;
  const { locations, path } = formatted;
  if (original instanceof errors.ApplicationError) {
    const { name, message, details } = original;
    const code = CODE_BY_NAME[name] ?? 'BAD_USER_INPUT';
    return { message, locations, path, extensions: { code, error: { name, message, details } } };
  }
  if (isUnreadableText(original)) {
    return { message: UNREADABLE_TEXT, locations, path, extensions: { code: 'BAD_USER_INPUT' } };
  }
  strapi.log.error(original);
  return { message: 'Internal Server Error', locations, path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}
