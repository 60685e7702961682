import { CONTACT_LIMITS } from '../../content/contact-rules';
import { FIT_LIMITS, type EvidenceSheet, type SheetEntry } from '../../content/fit-rules';

export const STATUS_LABELS: Record<SheetEntry['status'], string> = {
  covered: 'Published',
  less: 'Published, but less',
  nothing: 'Nothing published',
  unchecked: 'Not checked',
};

/** Stands before words of it, which are no evidence. */
export const IN_ADVERT = 'In the advert:';

const CUT = '\n\n(Shortened: the rest did not fit.)';

export function tellShare({ entries, checked, covered }: EvidenceSheet): string {
  if (entries.length === 0) return 'No requirements were found in this advert.';
  const rest = entries.length - checked;
  const share =
    checked === 0 ? 'Nothing could be checked' : `${covered} of ${checked} checked requirements are covered`;
  return rest > 0 ? `${share}; ${rest} not checked.` : `${share}.`;
}

/** What of the advert was not compared, and why. */
export function tellLeftOut({ entries, leftOut }: EvidenceSheet): string {
  const lines = leftOut.length === 1 ? '1 line is left out' : `${leftOut.length} lines are left out`;
  const why = 'as about the company, the tasks or benefits, not asked for, or named above';
  return entries.length < FIT_LIMITS.requirements
    ? `${lines} ${why}`
    : `${lines} ${why}, or beyond the ${FIT_LIMITS.requirements} requirements that a sheet holds`;
}

/** Between names that are asked for. */
const JOINING = /(?<!\p{L})(?:and|or|und|oder)(?!\p{L})/giu;

/**
 * The words of the advert, where they say more than is named of them: `German, and a driving licence`. Of several
 * requirements in one line, the first has them.
 */
export function tellLine(
  { line }: SheetEntry,
  at: number,
  entries: readonly SheetEntry[],
): string | undefined {
  if (entries.findIndex((other) => other.line === line) !== at) return undefined;
  const named = entries.filter((other) => other.line === line);
  const rest = named.reduce((text, { requirement }) => text.replace(requirement, ''), line);
  return /[\p{L}\p{N}]/u.test(rest.replace(JOINING, '')) ? line : undefined;
}

/** The sheet as Markdown. */
export function toMarkdown(sheet: EvidenceSheet, name: string): string {
  const title = name ? `# Job advert and evidence: ${escape(name)}` : '# Job advert and evidence';
  const { leftOut } = sheet;
  const rest = leftOut.length > 0 ? [`## ${tellLeftOut(sheet)}`, leftOut.map(toLine).join('\n')] : [];
  return [title, tellShare(sheet), ...sheet.entries.map(toItem), ...rest].join('\n\n') + '\n';
}

/** For the contact form: as much as it takes, cut at the end of a line. */
export function toMessage(sheet: EvidenceSheet): string {
  const lines = sheet.entries.map(({ requirement, status }) => `${STATUS_LABELS[status]}: ${requirement}`);
  const text = [`I compared a job advert with your site. ${tellShare(sheet)}`, '', ...lines].join('\n');
  const { messageLength } = CONTACT_LIMITS;
  if (text.length <= messageLength) return text;
  const room = text.slice(0, messageLength - CUT.length);
  return room.slice(0, room.lastIndexOf('\n')) + CUT;
}

function toItem(entry: SheetEntry, at: number, entries: readonly SheetEntry[]): string {
  const { requirement, level, status, evidence } = entry;
  const nice = level === 'nice' ? ' (nice to have)' : '';
  const line = tellLine(entry, at, entries);
  const lines = evidence.map(
    ({ source, quote, link }) =>
      `  - ${quote === null ? '' : `“${escape(quote)}” `}[${escape(source)}](${link})`,
  );
  return [
    `- **${escape(requirement)}**${nice}: ${STATUS_LABELS[status]}`,
    ...(line === undefined ? [] : [`  - ${IN_ADVERT} ${escape(line)}`]),
    ...lines,
  ].join('\n');
}

function toLine(text: string): string {
  return `- ${escape(text)}`;
}

function escape(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
