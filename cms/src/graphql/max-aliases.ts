import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Depth does not bound a query that asks for the same list under hundreds of names; this does. */
export function maxAliases(limit: number) {
  return function MaxAliasesRule(context: ValidationContext): ASTVisitor {
    let aliases = 0;
    return {
      Field(node) {
        if (!node.alias) return;
        aliases += 1;
        if (aliases === limit + 1) {
          context.reportError(
            new GraphQLError(`A query may have at most ${limit} aliases.`, { nodes: [node] }),
          );
        }
      },
    };
  };
}
