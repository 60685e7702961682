const CODE = /^(```|~~~)[^]*?^\1/gm;
const HEADING = /^ {0,3}#{1,6} .*$/gm;

/** What a case study tells in sentences. */
export function toProse(markdown: string): string {
  return toPlainWords(markdown.replace(CODE, ' ').replace(HEADING, ' '));
}

/** The words of a case study without the marks and addresses between them; roughly, but at once. */
export function toPlainWords(markdown: string): string {
  return markdown
    .replace(/\]\([^()\s]{0,255}\)/g, '')
    .replace(/[#*_`~>|[\]\\!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
