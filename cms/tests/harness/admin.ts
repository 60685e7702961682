import { expect } from 'vitest';
import { createClient, type Client } from './client';
import type { Cms } from './cms';
import { DEMO_ADMIN } from '../../src/shared-with-web/own-machine';
import { drawPicture } from './pictures';
import { projectFields } from './projects';

/** A file of the media library, as the panel's own endpoints answer it. */
export type LibraryFile = { id: number; documentId: string; url: string; name: string; mime: string };

/** The first administrator, signed in to the panel's own API. */
export async function signInAdmin(url: string): Promise<Client> {
  const { status, body } = await createClient(url).send('POST', '/admin/login', DEMO_ADMIN);
  expect(status).toBe(200);
  return createClient(url, `Bearer ${body.data.token}`);
}

export function libraryForm(file: File): FormData {
  const form = new FormData();
  form.append('files', file);
  form.append('fileInfo', JSON.stringify({ name: file.name, folder: null }));
  return form;
}

export async function addToLibrary(admin: Client, file?: File): Promise<LibraryFile> {
  const { status, body } = await admin.send('POST', '/upload', libraryForm(file ?? (await drawPicture())));
  expect(status, JSON.stringify(body)).toBe(201);
  return body[0];
}

/** What the panel's form sends: components for technologies, whole files for pictures. */
export const panelEntry = (fields: object, images: LibraryFile[]) => ({
  ...projectFields(),
  technologies: [
    { name: 'React', __temp_key__: 'a0' },
    { name: 'Zig', __temp_key__: 'a1' },
  ],
  images,
  ...fields,
});

/** The panel's Publish button: saves what its form holds, and publishes it. */
export function publishInPanel(admin: Client, fields: object, id?: string) {
  const projects = '/content-manager/collection-types/api::project.project';
  return admin.send('POST', `${projects}${id ? `/${id}` : ''}/actions/publish`, fields);
}

/**
 * An account of the panel with one of Strapi's roles, signed in.
 * @param isKept of the rights of that role; without, all are
 */
export async function signInAs(
  { strapi, url }: Cms,
  code: 'strapi-author' | 'strapi-editor',
  isKept?: (action: string) => boolean,
): Promise<Client> {
  const account = { email: `${code}${isKept ? '-limited' : ''}@example.com`, password: 'Panel#2026' };
  let role = await strapi.db.query('admin::role').findOne({ where: { code }, populate: ['permissions'] });
  if (isKept) {
    const data = { name: account.email, code: account.email };
    const limited = await strapi.db.query('admin::role').create({ data });
    for (const { action, subject, properties, conditions } of role?.permissions ?? [])
      if (isKept(String(action)))
        await strapi.db
          .query('admin::permission')
          .create({ data: { action, subject, properties, conditions, role: limited.id } });
    role = limited;
  }
  const user = { ...account, firstname: 'P', isActive: true, registrationToken: null, roles: [role?.id] };
  await strapi.service('admin::user').create(user);
  const { body } = await createClient(url).send('POST', '/admin/login', account);
  return createClient(url, `Bearer ${body.data.token}`);
}
