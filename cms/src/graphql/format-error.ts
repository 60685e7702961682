import { errors } from '@strapi/utils';
import type { GraphQLFormattedError } from 'graphql';
import { isWriteFailure, reportOf, toOutage } from '../database/database-errors';
import { toRefusal } from '../database/database-refusals';
import { graphqlCodeOf } from '../errors/error-kinds';

/** Strapi's own formatter calls a missing sign-in and a missing right by one code, and a conflict by none. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const thrown = error instanceof Error && 'originalError' in error ? error.originalError : undefined;
  if (!(thrown instanceof Error) || thrown.name === 'GraphQLError') return withoutSuggestion(formatted);
  if (isWriteFailure(thrown)) strapi.log.error(reportOf(thrown));
  const original = toOutage(thrown) ?? toRefusal(thrown) ?? thrown;
  const { locations, path } = formatted;
  if (isClientError(original)) {
    const { name, message, details } = original;
    const code = graphqlCodeOf(name) ?? 'BAD_USER_INPUT';
    return { message, locations, path, extensions: { code, error: { name, message, details } } };
  }
  strapi.log.error(original);
  return { message: 'Internal Server Error', locations, path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function isClientError(error: Error): error is errors.ApplicationError {
  return error instanceof errors.ApplicationError;
}

/** GraphQL's guesses at what was meant spell out the schema, which only introspection may do. */
function withoutSuggestion(formatted: GraphQLFormattedError): GraphQLFormattedError {
  if (!strapi.config.get('settings').isProduction) return formatted;
  // No pattern: a message quotes what was sent, a hundred thousand spaces for one.
  const [message = ''] = formatted.message.split('Did you mean');
  return { ...formatted, message: message.trimEnd() };
}
