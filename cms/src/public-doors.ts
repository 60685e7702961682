import type { Core } from '@strapi/strapi';

const READS = ['api::project.project.find', 'api::project.project.findOne'];

/**
 * Visitors read projects and nothing else. Accounts live in Firebase, so registration, login and every other
 * permission that Users & Permissions gives to the public are taken away, at each start.
 */
export async function closePublicDoors(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current = (await settings.get({})) as Record<string, unknown>;
  await settings.set({ value: { ...current, allow_register: false } });

  for (const type of ['public', 'authenticated']) await keepReadsOnly(strapi, type);
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    responsiveDimensions: true,
    autoOrientation: false,
    aiMetadata: false,
  });
}

async function keepReadsOnly(strapi: Core.Strapi, roleType: string): Promise<void> {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: roleType }, populate: { permissions: true } });
  if (!role) return;
  const granted: { id: number; action: string }[] = role.permissions;
  const surplus = granted.filter(({ action }) => !READS.includes(action));
  await permissions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
  for (const action of READS.filter((read) => !granted.some((one) => one.action === read))) {
    await permissions.create({ data: { action, role: role.id } });
  }
}
