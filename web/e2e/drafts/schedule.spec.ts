import { expectAccessible } from '../harness/expect-accessible';
import { tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, test, toast, visit } from '../harness/test';

const ZONE = 'Asia/Dhaka';
const MINUTE = 60_000;

/** A time as a field of the zone holds it, and as a card there tells it. */
function inZone(time: number) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}`;
  return { clock, value: `${part('year')}-${part('month')}-${part('day')}T${clock}` };
}

test.use({ timezoneId: ZONE });

test('a draft goes public at a time of the owner’s clock, which can be taken back', async ({
  page,
  request,
  member,
}) => {
  const title = `Night Ferry ${Date.now()}`;
  await createProject(request, member, aProject(title), [await tinyPng('ferry.png')]);
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  const menu = page.getByRole('button', { name: `More for ${title}` });
  const card = page.getByRole('article').filter({ hasText: title });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Link for a friend' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Schedule' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();

  const open = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Schedule' }).click();
    return page.getByRole('dialog', { name: `Schedule ${title}` });
  };
  let dialog = await open();
  const field = dialog.getByLabel(`Date and time (${ZONE})`);
  await expectAccessible(page);
  await field.fill(inZone(Date.now() - 2 * MINUTE).value);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This time has passed: choose a later one');
  const { value, clock } = inZone(Date.now() + 2 * MINUTE);
  await field.fill(value);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(card.getByText(new RegExp(`^Goes public on .* ${clock}$`))).toBeVisible();
  await page.reload();
  await expect(card.getByText(new RegExp(`^Goes public on .* ${clock}$`))).toBeVisible();

  dialog = await open();
  await expect(field).toHaveValue(value);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(page, 'It does not go public by itself')).toBeVisible();
  await expect(card.getByText(/^Goes public/)).toHaveCount(0);
  // What is public is deleted after the test.
  await menu.click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
});
