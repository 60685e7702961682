// @ts-check

/** Of a stick, or of a share of the network. */
const CODES = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Whether a link could not be made because the file system has none.
 *
 * @param {unknown} error
 */
export function hasNoLinks(error) {
  return CODES.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
}
