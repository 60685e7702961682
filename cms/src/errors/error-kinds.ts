/** How errors are told, by their names. Strapi's own have the same status in REST. */
const ERROR_KINDS: Record<string, { status: number; code: string }> = {
  ValidationError: { status: 400, code: 'BAD_USER_INPUT' },
  SignInError: { status: 401, code: 'UNAUTHENTICATED' },
  UnauthorizedError: { status: 401, code: 'UNAUTHENTICATED' },
  ForbiddenError: { status: 403, code: 'FORBIDDEN' },
  PolicyError: { status: 403, code: 'FORBIDDEN' },
  NotFoundError: { status: 404, code: 'NOT_FOUND' },
  ConflictError: { status: 409, code: 'CONFLICT' },
  PayloadTooLargeError: { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  UnsupportedMediaTypeError: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  RateLimitError: { status: 429, code: 'TOO_MANY_REQUESTS' },
  InternalServerError: { status: 500, code: 'INTERNAL_SERVER_ERROR' },
  ServiceUnavailableError: { status: 503, code: 'SERVICE_UNAVAILABLE' },
  InsufficientStorageError: { status: 507, code: 'INSUFFICIENT_STORAGE' },
};

export const statusOfError = (name: string) => ERROR_KINDS[name]?.status;

/** As GraphQL's answers call it. */
export const graphqlCodeOf = (name: string) => ERROR_KINDS[name]?.code;

export const STATUS_BY_CODE = new Map(Object.values(ERROR_KINDS).map(({ status, code }) => [code, status]));
