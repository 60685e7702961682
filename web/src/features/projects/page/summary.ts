/** What search engines and chats show of a text. */
const LENGTH = 160;

/** The beginning of a text on one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > LENGTH / 2 ? cut.slice(0, end) : Array.from(cut).slice(0, -1).join('')).replace(/[\s,;:.–-]+$/, '')}…`;
}
