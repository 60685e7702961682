// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_OWNER, ROOT } from '../settings.mjs';
import { postJson, repeat } from './requests.mjs';

/** @typedef {import('./setup.mjs').Setup} Setup */

/**
 * @param {Setup} setup
 * @returns {Promise<{ authorization: string }>}
 */
export async function signIn({ authUrl }) {
  const { email, password } = DEMO_OWNER;
  const url = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const { body } = await postJson(url, { email, password, returnSecureToken: true });
  return { authorization: `Bearer ${JSON.parse(body.toString()).idToken}` };
}

/**
 * Adds the samples again and again, each with its first picture.
 *
 * @param {Setup} setup
 * @param {number} count
 */
export async function addProjects(setup, count) {
  const headers = await signIn(setup);
  const samples = JSON.parse(readFileSync(join(ROOT, 'cms/seed/projects.json'), 'utf8'));
  await repeat(count, 2, async (index) => {
    const body = toForm(samples[index % samples.length]);
    const response = await fetch(`${setup.cmsUrl}/api/portfolio`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`A project could not be added: ${await response.text()}`);
  });
}

/** @param {Record<string, any>} sample */
function toForm({ images, technologies, ...texts }) {
  const [{ file }] = images;
  const picture = readFileSync(join(ROOT, 'cms/seed/pictures', file));
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('technologies', JSON.stringify(technologies));
  form.set('images', new File([picture], file, { type: 'image/webp' }));
  return form;
}
