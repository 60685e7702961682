/**
 * What a project may be: the one source of limits and texts for the server and the browser.
 * Free of dependencies, because the web app imports this file as it stands.
 */
export const PLATFORMS = [
  'Web Application',
  'Mobile Application',
  'Desktop Application',
  'Chrome Extension',
  'WordPress Theme/Plugin',
  'Other',
] as const;

/** Offered by the pickers; a stored project may carry others. */
export const TECHNOLOGIES = [
  'React',
  'Node.js',
  'MongoDB',
  'Express.js',
  'Firebase',
  'Tailwind CSS',
  'JavaScript',
  'TypeScript',
  'Next.js',
  'HTML5',
  'CSS3',
  'Material UI',
  'Bootstrap',
  'Redux',
] as const;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const LIMITS = {
  titleLength: 120,
  descriptionLength: 2000,
  linkLength: 255,
  technologies: 30,
  technologyLength: 50,
  images: 5,
  /** Bytes. */
  imageSize: 2 * 1024 * 1024,
  imagePixels: 40_000_000,
  slugLength: 80,
  periodLength: 40,
  roleLength: 80,
  caseStudyLength: 30_000,
  keyFigures: 6,
  keyFigureValueLength: 20,
  keyFigureLabelLength: 60,
  alternativeTextLength: 200,
  captionLength: 200,
} as const;

/** Of an id that a browser makes, like those that Strapi makes. */
export const DOCUMENT_ID = /^[a-z0-9]{24}$/;

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the website serves below /portfolio/ itself, or may one day. */
export const RESERVED_SLUGS: readonly string[] = (
  'add all api archive atom category draft drafts edit embed feed filter index latest list new next null page pages ' +
  'platform platforms preview previous print random rss search share sitemap social tag tags tech technologies ' +
  'technology undefined'
).split(' ');

/** What a search of the projects takes. */
export const SEARCH_LIMITS = { queryLength: 60, technologies: 3 } as const;

/** Projects on a page of the gallery. */
export const GALLERY_PAGE_SIZE = 6;

export const MESSAGES = {
  imageRequired: 'Please upload at least one image',
  tooManyImages: 'Maximum 5 images allowed',
  tooManyImagesInTotal: 'Maximum 5 images allowed in total',
  invalidImageType: (file: string) => `${file} is not a valid image type`,
  imageTooLarge: (file: string) => `${file} is too large (max 2MB)`,
  changedElsewhere: 'This project was changed elsewhere. Reload to see the latest version.',
  addedAlready: 'This project has been added already. It is among your projects or in Recently deleted.',
  documentId: 'A documentId has 24 lower case letters and digits',
} as const;

/** With both slashes: a URL may do without, but a link to `https:/github.com` leads to a page of the site itself. */
export function isWebLink(value: string): boolean {
  try {
    return /^https?:\/\//i.test(value) && Boolean(new URL(value));
  } catch {
    return false;
  }
}

/** By which two names are the same: in any case, composed as any keyboard does it, full-width or not. */
export function technologyKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Pasted with a name, they turn the direction of what stands beside it on a page. */
export const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Trimmed, blanks and duplicates dropped, first spelling kept, order kept. */
export function uniqueTechnologies(values: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const value of values.map((text) => text.replace(BIDI_CONTROLS, '').trim()).filter(Boolean)) {
    const key = technologyKey(value);
    if (!byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()];
}
