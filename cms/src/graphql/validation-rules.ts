import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const PARSE_OPTIONS = { maxTokens: 1000 };

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

/** The depth of a query, each fragment looked at once. What introspection asks for does not count. */
export function maxDepth(limit: number) {
  return function MaxDepthRule(context: ValidationContext): ASTVisitor {
    const fragmentDepths = new Map<string, number>();

    function depthOf({ selections }: SelectionSetNode): number {
      const depths = selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value);
        const inner = selection.selectionSet ? depthOf(selection.selectionSet) : 0;
        if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
        return selection.name.value.startsWith('__') ? 0 : inner + 1;
      });
      return Math.max(...depths);
    }

    function depthOfFragment(name: string): number {
      const known = fragmentDepths.get(name);
      if (known !== undefined) return known;
      // Ends a cycle, which another rule refuses.
      fragmentDepths.set(name, 0);
      const fragment = context.getFragment(name);
      const depth = fragment ? depthOf(fragment.selectionSet) : 0;
      fragmentDepths.set(name, depth);
      return depth;
    }

    return {
      OperationDefinition(node) {
        if (depthOf(node.selectionSet) > limit) {
          context.reportError(
            new GraphQLError(`A query may be at most ${limit} levels deep.`, { nodes: [node] }),
          );
        }
      },
    };
  };
}

/** Otherwise the executor finds out, and calls it an error of the server. */
export function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      context.reportError(new GraphQLError('There are no subscriptions here.', { nodes: [node] }));
    },
  };
}
