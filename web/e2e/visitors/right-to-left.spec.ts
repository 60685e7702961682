import type { Locator } from '@playwright/test';
import { OWNER } from '../harness/accounts';
import { tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { updateProject, createProject } from '../harness/projects';
import { expect, test, visit } from '../harness/test';

const CASE_STUDY = `كانت العيادات تحجز بالهاتف!

- أولًا: \`POST /api/book\`

\`\`\`js
book(1);
\`\`\`
`;

/** How far from the left the first and the last letter of a text begin, in CSS pixels. */
const ends = (text: Locator) =>
  text.evaluate((element) => {
    const letters = element.firstChild as Text;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(letters, at);
      range.setEnd(letters, at + 1);
      return range.getBoundingClientRect().left;
    };
    return { first: leftOf(0), last: leftOf(letters.data.length - 1) };
  });

test('what is written from right to left ends at the left, and code in it does not', async ({
  page,
  request,
}) => {
  const title = `منصّة ${Date.now()} الحجز!`;
  const id = await createProject(request, OWNER, aProject(title), [await tinyPng('clinic.png')]);
  const slug = await updateProject(request, OWNER, id, { caseStudy: CASE_STUDY });
  await visit(page, `/portfolio/${slug}`);

  const main = page.getByRole('main');
  for (const text of [
    main.getByRole('heading', { level: 1 }),
    main.getByText('كانت العيادات تحجز بالهاتف!'),
  ]) {
    const { first, last } = await ends(text);
    expect(last).toBeLessThan(first);
  }
  await expect(main.getByRole('listitem').filter({ hasText: 'أولًا' })).toHaveCSS('direction', 'rtl');
  for (const code of await main.locator('code').all()) await expect(code).toHaveCSS('direction', 'ltr');
  await expect(main.getByRole('group', { name: 'Code' })).toHaveCSS('direction', 'ltr');
});
