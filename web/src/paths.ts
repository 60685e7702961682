import { PUBLIC_PAGES } from './content/public-pages';

export const paths = {
  ...PUBLIC_PAGES,
  profile: '/profile',
  dashboard: '/dashboard',
  addPortfolio: '/dashboard/add-portfolio',
  myProjects: '/dashboard/my-projects',
  messages: '/dashboard/messages',
  questions: '/dashboard/questions',
  deleted: '/dashboard/deleted',
  history: '/dashboard/history',
  health: '/dashboard/health',
  site: '/dashboard/site',
  sitePreview: '/dashboard/site/preview',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
} as const;

/** The same for everybody, so the server renders and keeps them, and the sitemap lists them. Robots keep out of all others. */
export const publicPaths: readonly string[] = Object.values(PUBLIC_PAGES);

/** Where the page stands that is shown for all that leads nowhere. */
export const NOT_FOUND = '/404';

/** Whose words are the product's, in English, whatever language the owner's are in. */
export const englishPages: readonly string[] = [NOT_FOUND, paths.contact, paths.chatbot, paths.fit];

export { projectAddress } from './content/public-pages';

/** Of the form for one theme of the site. */
export function siteFormAddress(theme: string): string {
  return `${paths.site}/${theme}`;
}

/** Pages that can be about a project: `/contact?project=harvest-ledger`. */
export function aboutProject(path: string, slug: string): string {
  return `${path}?project=${slug}`;
}

/** What is shown of the gallery: projects that hold every word of `q`, every technology and the platform. */
export type GallerySelection = {
  q: string;
  technologies: readonly string[];
  /** Empty: any. */
  platform: string;
  page: number;
};

/** `readGallery` of features/projects/search reads it. */
export function galleryAddress({
  q,
  technologies = [],
  platform,
  page = 1,
}: Partial<GallerySelection>): string {
  const search = new URLSearchParams(technologies.map((name) => ['tech', name]));
  if (q) search.set('q', q);
  if (platform) search.set('platform', platform);
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return query ? `${paths.portfolio}?${query}` : paths.portfolio;
}

/** The page an address asks for; anything else than a positive whole number means the first. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** What `pageNumber` reads. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** In the bar; the dashboard for the signed in only. */
export const mainLinks = [
  { to: paths.about, label: 'About' },
  { to: paths.portfolio, label: 'Portfolio' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.chatbot, label: 'ChatBot' },
];
export const dashboardLink = { to: paths.dashboard, label: 'Dashboard' };

/** In the footer. */
export const quickLinks = [{ to: paths.home, label: 'Home' }, ...mainLinks.slice(0, 3)];

/** Goes with an address that must not move the page beneath it (scroll-manager.tsx). */
export const STAYS = { stays: true };
