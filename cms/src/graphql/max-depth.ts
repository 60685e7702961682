import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

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
