/** The website's pages that are the same for everybody: what it renders and keeps, and what the assistant may link to. */
export const PUBLIC_PAGES = {
  home: '/',
  about: '/about',
  portfolio: '/portfolio',
  chatbot: '/chatbot',
  contact: '/contact',
  fit: '/fit',
} as const;

export function projectAddress(slug: string): string {
  return `${PUBLIC_PAGES.portfolio}/${slug}`;
}
