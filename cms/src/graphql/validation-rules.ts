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

/**
 * A field without arguments tells the same under each name, and below a list once more for each of its entries: 13 names
 * in three fragments made 13 MB of two lists.
 */
export function oneNameEach(context: ValidationContext): ASTVisitor {
  const names = new Map<string, string>();
  return {
    Field(node) {
      const field = context.getFieldDef();
      if (!field || field.args.length > 0) return;
      const path = `${context.getParentType()?.name}.${field.name}`;
      const name = node.alias?.value ?? field.name;
      const known = names.get(path);
      if (known === undefined) names.set(path, name);
      else if (known !== name)
        context.reportError(new GraphQLError(`${path} may have one name in a query.`, { nodes: [node] }));
    },
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
