import { Suspense } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { PREVIEWS } from '../lib/previews/preview-link';
import { paths, projectAddress } from '../paths';
import { PublicLayout } from './layouts/public-layout';
import { lazyPage, preload } from './lazy-page';
import { HomePage } from './pages/home-page';

const AboutPage = lazyPage(() => import('./pages/about-page'), 'AboutPage');
const PortfolioPage = lazyPage(() => import('./pages/portfolio-page'), 'PortfolioPage');
const ProjectPage = lazyPage(() => import('./pages/project-page'), 'ProjectPage');
const PreviewPage = lazyPage(() => import('./pages/preview-page'), 'PreviewPage');
const ChatbotPage = lazyPage(() => import('./pages/chatbot-page'), 'ChatbotPage');
const ContactPage = lazyPage(() => import('./pages/contact-page'), 'ContactPage');
const FitPage = lazyPage(() => import('./pages/fit-page'), 'FitPage');
const NotFoundPage = lazyPage(() => import('./pages/not-found-page'), 'NotFoundPage');
const AuthLayout = lazyPage(() => import('./layouts/auth-layout'), 'AuthLayout');
const LoginPage = lazyPage(() => import('./pages/login-page'), 'LoginPage');
const RegisterPage = lazyPage(() => import('./pages/register-page'), 'RegisterPage');
const ForgotPasswordPage = lazyPage(() => import('./pages/forgot-password-page'), 'ForgotPasswordPage');
const DashboardLayout = lazyPage(() => import('./layouts/dashboard/dashboard-layout'), 'DashboardLayout');
const DashboardPage = lazyPage(() => import('./pages/dashboard/dashboard-page'), 'DashboardPage');
const AddPortfolioPage = lazyPage(() => import('./pages/dashboard/add-portfolio-page'), 'AddPortfolioPage');
const MyProjectsPage = lazyPage(() => import('./pages/dashboard/my-projects-page'), 'MyProjectsPage');
const MessagesPage = lazyPage(() => import('./pages/dashboard/messages-page'), 'MessagesPage');
const QuestionsPage = lazyPage(() => import('./pages/dashboard/questions-page'), 'QuestionsPage');
const DeletedPage = lazyPage(() => import('./pages/dashboard/deleted-page'), 'DeletedPage');
const HistoryPage = lazyPage(() => import('./pages/dashboard/history-page'), 'HistoryPage');
const HealthPage = lazyPage(() => import('./pages/dashboard/health-page'), 'HealthPage');
const SitePage = lazyPage(() => import('./pages/dashboard/site-page'), 'SitePage');
const SitePreview = lazyPage(() => import('./pages/site-preview-page'), 'SitePreview');
const SitePreviewPage = lazyPage(() => import('./pages/site-preview-page'), 'SitePreviewPage');
const ProfilePage = lazyPage(() => import('./pages/profile-page'), 'ProfilePage');

const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.about, element: <AboutPage /> },
      { path: paths.portfolio, element: <PortfolioPage /> },
      { path: projectAddress(':slug'), element: <ProjectPage /> },
      { path: `${PREVIEWS}:link`, element: <PreviewPage /> },
      { path: paths.chatbot, element: <ChatbotPage /> },
      { path: paths.contact, element: <ContactPage /> },
      { path: paths.fit, element: <FitPage /> },
      { path: paths.profile, element: <ProfilePage /> },
      {
        path: paths.dashboard,
        element: <DashboardLayout />,
        children: [
          { index: true, element: <DashboardPage /> },
          { path: paths.addPortfolio, element: <AddPortfolioPage /> },
          { path: paths.myProjects, element: <MyProjectsPage /> },
          { path: paths.messages, element: <MessagesPage /> },
          { path: paths.questions, element: <QuestionsPage /> },
          { path: paths.deleted, element: <DeletedPage /> },
          { path: paths.history, element: <HistoryPage /> },
          { path: paths.health, element: <HealthPage /> },
          { path: `${paths.site}/:theme?`, element: <SitePage /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    path: paths.sitePreview,
    element: <SitePreview />,
    children: [{ element: <PublicLayout />, children: [{ index: true, element: <SitePreviewPage /> }] }],
  },
  {
    element: <AuthLayout />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      { path: paths.register, element: <RegisterPage /> },
      { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
    ],
  },
];

export function AppRoutes() {
  return <Suspense>{useRoutes(routes)}</Suspense>;
}

/**
 * The code of the page at an address. A rendered page must have it before React takes it over: React throws
 * away what waits for code when anything above changes meanwhile, and with it the visitor's first clicks.
 */
export async function preloadPage(pathname: string) {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => preload(route.element)));
}
