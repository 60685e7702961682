import type { Site } from './site-context';

type Part = string | null | undefined;

/** "Puthia, Bangladesh"; what is empty leaves no comma. */
export function joined(...parts: Part[]): string {
  const texts = parts.filter(Boolean);
  return texts.join(commaOf(texts.join('')));
}

/** As the script writes it that all of the text is in. */
function commaOf(text: string): string {
  if (/\p{sc=Latin}/u.test(text)) return ', ';
  if (/\p{sc=Arabic}/u.test(text)) return '، ';
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return '、';
  return /\p{sc=Han}/u.test(text) ? '，' : ', ';
}

/** "Arif Hasan, Web Developer" */
export function nameAndHeadline({ name, headline }: Site): string {
  return joined(name, headline);
}

/** What the site is about, for search engines. */
export function descriptionOf({ metaDescription, about, summary }: Site): string {
  return metaDescription ?? paragraphs(about)[0] ?? summary ?? '';
}

/** A blank line stands between them. */
export function paragraphs(text: string | null): string[] {
  return (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
}

/** The street, and below it the rest. */
export function addressLines({ address }: Site): string[] {
  return [address?.street ?? '', joined(address?.town, address?.region, address?.country)].filter(Boolean);
}

export function placeOf({ address }: Site): string {
  return joined(address?.town ?? address?.region, address?.country);
}

export function hasContactWays(site: Site): boolean {
  return Boolean(site.email ?? site.phone ?? addressLines(site).length > 0);
}
