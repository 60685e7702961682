import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** What Strapi's plugins keep in the database, and an admin could change there: set at each start. */
export async function setPluginSettings(strapi: Core.Strapi): Promise<void> {
  await closeAccounts(strapi);
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    responsiveDimensions: true,
    autoOrientation: false,
    aiMetadata: false,
  });
}

/** Accounts live in Firebase, so nobody registers here, and Users & Permissions permits nobody anything. */
async function closeAccounts(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current = z.record(z.string(), z.unknown()).parse(await settings.get({}));
  await settings.set({ value: { ...current, allow_register: false } });
  const role = { type: { $in: ['public', 'authenticated'] } };
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: { role } });
}
