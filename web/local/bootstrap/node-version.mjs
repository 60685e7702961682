// @ts-check
if (!isNewEnough(process.versions.node)) {
  console.error(`Node ${process.versions.node} is too old: please use Node 20.19, 22.12 or newer.`);
  process.exit(1);
}

/**
 * Whether it loads an ECMAScript module by require(), which the CMS does.
 *
 * @param {string} node
 */
export function isNewEnough(node) {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}
