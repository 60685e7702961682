import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { STATUS_BY_CODE } from '../errors/error-kinds';
import { checkNesting } from '../shared/nesting';

/** Seconds. */
const RETRY_AFTER = '30';

type SingleResult = {
  data?: Record<string, unknown> | null;
  errors?: readonly { extensions?: { code?: string } }[];
};

type ResponseEvent = {
  response: {
    body: { kind: string; singleResult?: SingleResult };
    http: { status?: number; headers: Map<string, string> };
  };
};

/**
 * Gives an answer without data the HTTP status of its first error, so that proxies, logs and simple clients
 * see what happened. https://graphql.github.io/graphql-over-http/draft/#sec-application-graphql-response-json
 */
export const httpStatus = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }: ResponseEvent) {
        const { data, errors } = body.singleResult ?? {};
        const status = STATUS_BY_CODE.get(errors?.[0]?.extensions?.code ?? '');
        if (data || !status) return;
        http.status = status;
        if (status === 503) http.headers.set('retry-after', RETRY_AFTER);
      },
    };
  },
};

/** For what the public cache does not read: queries in addresses and those of editors. */
export const flatVariables = {
  async requestDidStart({ request }: { request: { variables?: unknown } }) {
    return {
      async didResolveOperation() {
        checkNesting(request.variables);
      },
    };
  },
};

const ROOT_TYPES = ['Query', 'Mutation'];

/** The only fields with access rules. */
export type RootField = `Query.${string}` | `Mutation.${string}`;

/**
 * Strapi puts promises around every field, to look for access rules. A list of a hundred projects has thousands of
 * fields and took four times as long. So the root fields answer with values as they are to be sent: resolvers of
 * other types' fields would go with the promises, but for those named here.
 * @param computed `Type.field`: what is too much work unless somebody asks for it
 */
export function plainFields<Source, Context>(
  computed: Record<string, GraphQLFieldResolver<Source, Context> | undefined>,
) {
  return {
    async serverWillStart({ schema }: { schema: GraphQLSchema }) {
      for (const type of Object.values(schema.getTypeMap())) {
        if (!isObjectType(type) || type.name.startsWith('__') || ROOT_TYPES.includes(type.name)) continue;
        for (const field of Object.values(type.getFields()))
          field.resolve = computed[`${type.name}.${field.name}`];
      }
    },
  };
}
