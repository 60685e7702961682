/** The contract between the page /fit and its server. Free of dependencies: the web app imports it. */
export const FIT_LIMITS = {
  /** In UTF-16 units, as a browser counts. */
  advertLength: 12_000,
  /** Of a request, in bytes. */
  bodySize: 64 * 1024,
  /** Of a sheet. */
  requirements: 150,
  sheetsPerMinute: 10,
} as const;

export const FIT_MESSAGES = {
  blank: 'Please paste a job advert.',
  malformed: 'This advert cannot be read: it must be text.',
  tooLong: `This advert is too long (max ${FIT_LIMITS.advertLength.toLocaleString('en')} characters). Leave out what is not about the job.`,
  tooMany: 'These were many adverts at once. Please wait a moment and try again.',
} as const;

export type RequirementKind =
  | 'technology'
  | 'years'
  | 'degree'
  | 'language'
  | 'place'
  | 'availability'
  | 'other'
  /** A line that may ask for something and was not understood. */
  | 'unread';

/**
 * `covered` and `less` have evidence; `nothing` is published about it. `unchecked` was not understood, or is nothing
 * that could be compared; what was published near it may stand beside it.
 */
export type RequirementStatus = 'covered' | 'less' | 'nothing' | 'unchecked';

/** What is published, and where. */
export type Evidence = {
  /** Of the project, or of what else it is. */
  source: string;
  /** A sentence as it is published; null when it stands in a list of technologies or skills only. */
  quote: string | null;
  link: string;
};

export type SheetEntry = {
  requirement: string;
  /** The words of the advert. */
  line: string;
  kind: RequirementKind;
  level: 'must' | 'nice';
  status: RequirementStatus;
  evidence: Evidence[];
};

/** Each line of an advert, but for its headings, stands in an entry or in `leftOut`. */
export type EvidenceSheet = {
  entries: SheetEntry[];
  /** Of what could be checked, how much is covered. */
  checked: number;
  covered: number;
  /** Lines that seem to ask for nothing: about the company, the tasks, the benefits; or for what has an entry. */
  leftOut: string[];
};
