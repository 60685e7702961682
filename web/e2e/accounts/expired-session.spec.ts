import type { Page } from '@playwright/test';
import { idTokenOf, setDisabled } from '../harness/accounts';
import { tinyJpeg } from '../harness/photos';
import {
  aProject,
  fillProject,
  openAddForm,
  openEditor,
  pickImages,
  imageNames,
  uploaded,
} from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, test, toast } from '../harness/test';

test.use({ expectedErrors: /status of 40[01]/ });

/** In seconds: other than what the emulator gives, so that no renewed token is the same. */
const LIFETIME = 3000;

/** Gives the browser an ID token, which from `expire` on the server gets as it is when its time is over. */
async function holdToken(page: Page) {
  let token = '';
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { idToken: string };
    token = withLifetime(json.idToken, LIFETIME);
    await route.fulfill({ response, json: { ...json, idToken: token } });
  });
  const expire = () =>
    page.route(/\/(graphql|api\/.*)$/, async (route) => {
      const headers = await route.request().allHeaders();
      const isHeld = headers.authorization === `Bearer ${token}`;
      const authorization = `Bearer ${withLifetime(token, -LIFETIME)}`;
      await route.continue(isHeld ? { headers: { ...headers, authorization } } : {});
    });
  return { expire };
}

/** The emulator's tokens are not signed. */
function withLifetime(token: string, seconds: number): string {
  const [header = ''] = token.split('.');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `${header}.${Buffer.from(JSON.stringify({ ...claimsOf(token), exp })).toString('base64url')}.`;
}

function claimsOf(token: string): { sub: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
}

/** The statuses of the answers to requests whose address or body names `what`. */
function statusesOf(page: Page, what: string): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const named = request.url().includes(what) || (request.postData() ?? '').includes(`"${what}"`);
    if (named) statuses.push(response.status());
  });
  return statuses;
}

test('a sign-in that expires while a project is edited is renewed unnoticed', async ({
  page,
  member,
  request,
}) => {
  const project = aProject(`Lock Keeper ${Date.now()}`);
  await createProject(request, member, project, [await tinyJpeg('one.jpg')]);
  const { expire } = await holdToken(page);
  const dialog = await openEditor(page, member, project.title);
  await dialog.getByLabel('Title').fill(`${project.title}, revised`);
  await expire();

  const statuses = statusesOf(page, 'UpdateProject');
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  expect(statuses).toEqual([401, 200]);
});

test('a sign-in that expires while a project is added is renewed unnoticed, pictures too', async ({
  page,
  member,
}) => {
  const { expire } = await holdToken(page);
  await openAddForm(page, member);
  await fillProject(page, aProject(`Night Ferry ${Date.now()}`));
  await expire();

  const statuses = statusesOf(page, '/api/portfolio/images');
  await pickImages(page, [await tinyJpeg('ferry.jpg')]);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: 30_000 });
  expect(statuses).toEqual([401, 201]);
});

test('when the sign-in cannot be renewed, nothing typed is lost by signing in again', async ({
  page,
  member,
  request,
}) => {
  const project = aProject(`Day Ferry ${Date.now()}`);
  const photo = await tinyJpeg('ferry.jpg');
  const { expire } = await holdToken(page);
  await openAddForm(page, member);
  await pickImages(page, [photo]);
  await fillProject(page, project);
  await expect(uploaded(page)).toHaveCount(1);
  const uid = claimsOf(await idTokenOf(request, member)).sub;
  await setDisabled(request, uid, true);
  await expire();

  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Your session has ended. Please log in again: your text is kept.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await setDisabled(request, uid, false);
  await page.unrouteAll();
  await signIn(page, member);
  await expect(page).toHaveURL('/dashboard/add-portfolio');
  await expect(page.getByText('What you had not saved is back.')).toBeVisible();
  expect(await imageNames(page)).toEqual(['ferry.jpg']);
  await expect(page.getByLabel('Title')).toHaveValue(project.title);
  await expect(page.getByLabel('Platform')).toHaveValue(project.platform);
  await expect(page.getByLabel('Description')).toHaveValue(project.description);
  await expect(page.getByLabel('GitHub link')).toHaveValue(project.githubLink);
  await expect(page.getByLabel('Live preview link')).toHaveValue(project.livePreview);
  await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveText(
    project.technologies,
  );

  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: 30_000 });
});
