/** The element that a browser's translation has put in the place of a text. */
const translations = new WeakMap<Node, Element>();

/**
 * Translation in Chrome puts `<font>` elements in the place of texts, and React goes on to change those texts, to remove
 * them and to insert before them, which breaks the page: https://github.com/facebook/react/issues/11538
 */
export function followTranslation() {
  const changes = new MutationObserver((records) => records.forEach(showChanged));
  new MutationObserver((records) => {
    for (const text of records.flatMap(translatedTexts)) changes.observe(text, { characterData: true });
  }).observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    insertBefore.call(this, node, next && shownIn(this, next));
    return node;
  };
}

function translatedTexts({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): Node[] {
  const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!translation) return [];
  const texts = [...removedNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  texts.forEach((text) => translations.set(text, translation));
  return texts;
}

function isTranslation(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

/** What was translated is shown anew, for the browser to translate that. */
function showChanged({ target }: MutationRecord) {
  const translation = translations.get(target);
  if (!target.parentNode && translation?.parentNode) translation.parentNode.replaceChild(target, translation);
}

function shownIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  const translation = translations.get(node);
  return translation?.parentNode === parent ? translation : null;
}
