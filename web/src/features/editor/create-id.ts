/** A `documentId` like those that Strapi makes. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
