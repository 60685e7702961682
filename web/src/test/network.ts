import { setupServer } from 'msw/node';

/** The only thing that tests fake: give it handlers by the name of a GraphQL operation, or by a path. */
export const network = setupServer();
