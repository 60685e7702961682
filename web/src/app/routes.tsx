import { Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { paths, projectAddress } from '../paths';
import { PublicLayout } from './layouts/public-layout';
import { lazyPage, preload } from './lazy-page';
import { HomePage } from './pages/home-page';

const AboutPage = lazyPage(() => import('./pages/about-page'), 'AboutPage');
const PortfolioPage = lazyPage(() => import('./pages/portfolio-page'), 'PortfolioPage');
const ProjectPage = lazyPage(() => import('./pages/project-page'), 'ProjectPage');
const ChatbotPage = lazyPage(() => import('./pages/chatbot-page'), 'ChatbotPage');
const ContactPage = lazyPage(() => import('./pages/contact-page'), 'ContactPage');
const NotFoundPage = lazyPage(() => import('./pages/not-found-page'), 'NotFoundPage');
const AuthLayout = lazyPage(() => import('./layouts/auth-layout'), 'AuthLayout');
const LoginPage = lazyPage(() => import('./pages/login-page'), 'LoginPage');
const RegisterPage = lazyPage(() => import('./pages/register-page'), 'RegisterPage');
const ForgotPasswordPage = lazyPage(() => import('./pages/forgot-password-page'), 'ForgotPasswordPage');
const DashboardLayout = lazyPage(() => import('./layouts/dashboard-layout'), 'DashboardLayout');
const DashboardPage = lazyPage(() => import('./pages/dashboard-page'), 'DashboardPage');
const AddPortfolioPage = lazyPage(() => import('./pages/add-portfolio-page'), 'AddPortfolioPage');
const MyProjectsPage = lazyPage(() => import('./pages/my-projects-page'), 'MyProjectsPage');
const MessagesPage = lazyPage(() => import('./pages/messages-page'), 'MessagesPage');
const SitePage = lazyPage(() => import('./pages/site-page'), 'SitePage');
const SitePreview = lazyPage(() => import('./pages/site-preview-page'), 'SitePreview');
const SitePreviewPage = lazyPage(() => import('./pages/site-preview-page'), 'SitePreviewPage');
const ProfilePage = lazyPage(() => import('./pages/profile-page'), 'ProfilePage');

const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.about} element={<AboutPage />} />
      <Route path={paths.portfolio} element={<PortfolioPage />} />
      <Route path={projectAddress(':slug')} element={<ProjectPage />} />
      <Route path={paths.chatbot} element={<ChatbotPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.dashboard} element={<DashboardLayout />}>
        <Route index element={<DashboardPage />} />
        <Route path={paths.addPortfolio} element={<AddPortfolioPage />} />
        <Route path={paths.myProjects} element={<MyProjectsPage />} />
        <Route path={paths.messages} element={<MessagesPage />} />
        <Route path={`${paths.site}/:theme?`} element={<SitePage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route path={paths.sitePreview} element={<SitePreview />}>
      <Route element={<PublicLayout />}>
        <Route index element={<SitePreviewPage />} />
      </Route>
    </Route>
    <Route element={<AuthLayout />}>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
    </Route>
  </>,
);

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
