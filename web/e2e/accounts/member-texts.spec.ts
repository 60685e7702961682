import { expectToSee, part, within, type Row } from '../harness/parts';
import { tinyJpeg } from '../harness/photos';
import { aProject, openAddForm } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, test, visit } from '../harness/test';

const body = within((page) => page.locator('body'));
const dashboard = part('navigation', 'Dashboard');
const images = part('group', 'Images');
const editor = part('dialog', 'Edit Project');

const PLATFORMS = [
  'Web Application',
  'Mobile Application',
  'Desktop Application',
  'Chrome Extension',
  'WordPress Theme/Plugin',
  'Other',
];

const TECHNOLOGIES = [
  'React',
  'Node.js',
  'MongoDB',
  'Express.js',
  'Firebase',
  'Tailwind CSS',
  'JavaScript',
  'TypeScript',
  'Next.js',
  'HTML5',
  'CSS3',
  'Material UI',
  'Bootstrap',
  'Redux',
];

const FIELDS: Row[] = [
  ['title, platform', body.field('Title'), body.field('Platform')],
  ['description', body.field('Description')],
  ['technologies picker', body.has('combobox', 'Technologies')],
  ['GitHub link', body.field('GitHub link')],
  ['live preview link', body.field('Live preview link')],
];

const DASHBOARD: Row[] = [
  ['/dashboard appears when signed in', part('navigation', 'Main').link('Dashboard', '/dashboard')],
  ['profile summary', body.text('Nadia Rahman')],
  ["'Add New Project'", dashboard.link('Add New Project', '/dashboard/add-portfolio')],
  ["'My Projects'", dashboard.link('My Projects', '/dashboard/my-projects')],
];

const PAGES: Record<string, Row[]> = {
  '/profile': [
    ['the avatar: first letter of name', part('main').text('N')],
    ['the display name', part('main').text('Nadia Rahman')],
    ['the e-mail', part('main').text(/^nadia-.+@example\.com$/)],
    ["'Edit Profile'", body.button('Edit Profile')],
  ],
  '/dashboard': DASHBOARD,
  '/dashboard/add-portfolio': [
    ...DASHBOARD,
    ['image picker', images.text('Choose images or drop them here')],
    ...FIELDS,
    ['submit button', body.button('Add Project')],
  ],
  '/dashboard/my-projects': [...DASHBOARD, ['heading', body.heading(1, 'My Projects')]],
};

for (const [path, rows] of Object.entries(PAGES)) {
  test(`${path} says what the specification says`, async ({ page, member }) => {
    await visit(page, path);
    await signIn(page, member);
    await expectToSee(page, rows);
  });
}

test('the card of an own project says what the specification says', async ({ page, member }) => {
  const project = aProject(`River Ferries ${Date.now()}`);
  const photos = [await tinyJpeg('pier.jpg'), await tinyJpeg('boat.jpg')];
  await createProject(page.request, member, project, photos);
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  const card = within((page) => page.getByRole('article').filter({ hasText: project.title }));
  await expectToSee(page, [
    ['carousel: buttons', card.button('Previous image'), card.button('Next image')],
    ["and 'n / total' counter", card.text('1 / 2')],
    ['title, platform badge', card.has('heading', project.title), card.text(project.platform)],
    ['technology chips', card.has('list', 'Technologies'), card.text('React'), card.text('TypeScript')],
    ['GitHub link (new tab)', card.newTab('GitHub', project.githubLink)],
    ['Live Preview link (new tab)', card.newTab('Live Preview', project.livePreview)],
    ["'Edit Project' and 'Delete' buttons", card.button('Edit Project'), card.button('Delete')],
  ]);
});

test('the form offers 6 platforms and 14 technologies', async ({ page, member }) => {
  await openAddForm(page, member);
  await expect(page.getByLabel('Platform').getByRole('option')).toHaveText([
    'Select a platform',
    ...PLATFORMS,
  ]);
  await page.getByRole('combobox', { name: 'Technologies' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(TECHNOLOGIES);
});

test('the edit modal has the same fields, Cancel and Update Project', async ({ page, member }) => {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  const withThree = page.getByRole('article').filter({ hasText: /1 \/ [3-5]/ });
  await withThree.first().getByRole('button', { name: 'Edit Project' }).click();
  await expectToSee(page, [
    ["modal 'Edit Project'", editor.heading(2, 'Edit Project')],
    ['images: the first is labelled', editor.text('Main')],
    ['the others', editor.text('#2'), editor.text('#3')],
    ...FIELDS,
    ['buttons', editor.button('Cancel'), editor.button('Update Project')],
  ]);
});

test.describe('the user', () => {
  const menu = part('menu');
  const panel = part('banner');
  const ENTRIES = (where: typeof menu, role?: 'menuitem'): Row[] => [
    ['the display name', where.text('Nadia Rahman')],
    ['the e-mail', where.text(/^nadia-.+@example\.com$/)],
    ['Profile Settings (/profile)', where.link('Profile Settings', '/profile', role)],
    ['Dashboard (/dashboard)', where.link('Dashboard', '/dashboard', role)],
    ['Logout', where.has(role ?? 'button', 'Logout')],
  ];

  test('has a dropdown that closes on an outside click and on choosing an entry', async ({
    page,
    member,
  }) => {
    await visit(page, '/login');
    await signIn(page, member);
    const avatar = page.getByRole('button', { name: 'Account of Nadia Rahman' });
    const opened = page.getByRole('menu');
    await expect(avatar).toHaveText('N');
    await avatar.click();
    await expectToSee(page, ENTRIES(menu, 'menuitem'));
    await page.getByRole('heading', { level: 1 }).click();
    await expect(opened).toBeHidden();
    await avatar.click();
    await opened.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(opened).toBeHidden();
  });

  test('has the same entries in the mobile panel', async ({ page, member }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/login');
    await signIn(page, member);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectToSee(page, ENTRIES(panel));
    await page.getByRole('link', { name: 'Profile Settings' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  });

  test.describe('without a name', () => {
    test.use({
      newcomer: ({ newcomer }, use) => use({ ...newcomer, name: '' }),
    });

    test('is called User, with the first letter of the e-mail', async ({ page, member }) => {
      await visit(page, '/login');
      await signIn(page, member);
      const avatar = page.getByRole('button', { name: `Account of ${member.email}` });
      await expect(avatar).toHaveText('N');
      await avatar.click();
      await expectToSee(page, [["fallback 'User'", menu.text('User')]]);
    });
  });
});
