import { Kind, OperationTypeNode, parse, type DefinitionNode } from 'graphql';
import type { IncomingMessage } from 'node:http';

/** Longer questions are asked once. */
const MAX_BODY = 64_000;
const MAX_TOKENS = 2000;

/** Whether its body is short enough to be read for what it asks. */
export function isShortQuestion({ method, headers }: IncomingMessage, pathname: string): boolean {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return (
    method === 'POST' && pathname === '/graphql' && isJson && Number(headers['content-length']) < MAX_BODY
  );
}

/** Whether a body holds only operations that change nothing, so that it may be sent twice. */
export function isRead(body: Buffer): boolean {
  try {
    const { query } = JSON.parse(body.toString()) as { query: string };
    return parse(query, { noLocation: true, maxTokens: MAX_TOKENS }).definitions.every(changesNothing);
  } catch {
    return false;
  }
}

function changesNothing(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return true;
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY;
}
