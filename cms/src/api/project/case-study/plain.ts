/** The words of a case study without the marks and addresses between them; roughly, but at once. */
export function toPlainWords(markdown: string): string {
  return markdown
    .replace(/\]\([^()\s]{0,255}\)/g, ' ')
    .replace(/[#*_`~>|[\]\\!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
