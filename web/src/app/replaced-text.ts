const { insertBefore, removeChild } = Node.prototype;

/**
 * Translators and extensions put other nodes in the place of those that React holds: it would break the page when it
 * removes one, and change the text of one unseen. https://github.com/facebook/react/issues/11538
 */
export function mindReplacedText(): void {
  const replacements = new WeakMap<Node, Node>();

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      // What stands somewhere again has no replacement.
      addedNodes.forEach((node) => replacements.delete(node));
      if (type === 'characterData') putBack(target);
      const [removed] = removedNodes;
      const replacement = addedNodes[0] ?? (isTranslation(previousSibling) ? previousSibling : null);
      if (!removed || !replacement) continue;
      replacements.set(removed, replacement);
      if (removed instanceof Text) observer.observe(removed, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  /** Translators see it come, and translate it again. */
  function putBack(node: Node): void {
    if (node.parentNode) return;
    const seen = new Set<Node | undefined>();
    let place = replacements.get(node);
    while (place && !place.parentNode && !seen.has(place)) {
      seen.add(place);
      place = replacements.get(place);
    }
    place?.parentNode?.replaceChild(node, place);
  }

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    putBack(child);
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <New extends Node>(node: New, before: Node | null): New {
    if (before) putBack(before);
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as New;
  };
}

function isTranslation(node: Node | null): boolean {
  return node?.nodeName === 'FONT';
}
