import { LIMITS } from './content/project-rules';

export const paths = {
  home: '/',
  about: '/about',
  portfolio: '/portfolio',
  chatbot: '/chatbot',
  contact: '/contact',
  profile: '/profile',
  dashboard: '/dashboard',
  addPortfolio: '/dashboard/add-portfolio',
  myProjects: '/dashboard/my-projects',
  messages: '/dashboard/messages',
  site: '/dashboard/site',
  sitePreview: '/dashboard/site/preview',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
} as const;

/** The same for everybody, so the server renders and keeps them, and the sitemap lists them. Robots keep out of all others. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.portfolio,
  paths.chatbot,
  paths.contact,
];

/** Where the page stands that is shown for all that leads nowhere. */
export const NOT_FOUND = '/404';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function projectAddress(slug: string): string {
  return `${paths.portfolio}/${slug}`;
}

/** Of the address of a project's page; undefined for any other. */
export function slugIn(pathname: string): string | undefined {
  const [, folder = '', slug = '', ...rest] = pathname.split('/');
  return `/${folder}` === paths.portfolio && rest.length === 0 && isSlug(slug) ? slug : undefined;
}

/** Pages that can be about a project: `/contact?project=harvest-ledger`. */
export function aboutProject(path: string, slug: string): string {
  return `${path}?project=${slug}`;
}

/** The project that such a page is about. */
export function projectIn(search: URLSearchParams): string | undefined {
  const slug = search.get('project') ?? '';
  return isSlug(slug) ? slug : undefined;
}

function isSlug(text: string): boolean {
  return text.length <= LIMITS.slugLength && SLUG.test(text);
}

export function galleryAddress(page: number): string {
  return page > 1 ? `${paths.portfolio}?page=${page}` : paths.portfolio;
}

/** The page an address asks for; anything else than a positive whole number means the first. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
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
export const quickLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.portfolio, label: 'Portfolio' },
  { to: paths.contact, label: 'Contact' },
];
