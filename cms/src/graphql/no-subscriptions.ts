import { GraphQLError, OperationTypeNode, type ASTVisitor, type ValidationContext } from 'graphql';

/** Otherwise the executor finds out, and calls it an error of the server. */
export function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      context.reportError(new GraphQLError('There are no subscriptions here.', { nodes: [node] }));
    },
  };
}
