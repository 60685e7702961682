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
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
} as const;

/** The same for everybody, so the server renders and keeps them. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.portfolio,
  paths.chatbot,
  paths.contact,
];
