import type { Core } from '@strapi/strapi';
import { StartRefusal } from './errors/start-refusal';
import { findMissingAdmin } from './settings/deployment';

/** Strapi would make an admin of whoever opens an empty panel first, so the settings name the first one. */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return;
  const { firstAdmin, isDeployment } = strapi.config.get('settings');
  if (firstAdmin) return createAdmin(strapi, firstAdmin);
  const missing = findMissingAdmin({}).join('; ');
  if (isDeployment) throw new StartRefusal(`The CMS cannot start without an admin. ${missing}`);
  strapi.log.warn(`Nobody can sign in to the admin panel. ${missing}; then start again.`);
}

async function createAdmin(strapi: Core.Strapi, account: { email: string; password: string }): Promise<void> {
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    ...account,
    firstname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
  strapi.log.info('The first admin of the panel was created.');
}

type Route = { path: string; config: { middlewares?: unknown[] } };

/** There is no registration to offer, and no telling whether the panel is still without an admin. */
export function closeAdminRegistration(strapi: Core.Strapi): void {
  const routers: object = strapi.admin.routes;
  if (!hasAdminRoutes(routers)) throw new Error('The admin panel has no routes any more.');
  const { admin } = routers;
  admin.routes = admin.routes.filter(({ path }) => path !== '/register-admin');
  const init = admin.routes.find(({ path }) => path === '/init');
  if (!init) throw new Error('The admin panel has no /init any more.');
  init.config.middlewares = [sayThereIsAnAdmin];
}

function hasAdminRoutes(routers: object): routers is { admin: { routes: Route[] } } {
  return 'admin' in routers;
}

type InitContext = { body: { data: { hasAdmin: boolean } } };

async function sayThereIsAnAdmin(ctx: InitContext, next: () => Promise<void>): Promise<void> {
  await next();
  ctx.body.data.hasAdmin = true;
}
