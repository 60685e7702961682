import owner from '../../../cms/seed/site.json' with { type: 'json' };
import { expectToSee, part, within, type Row } from '../harness/parts';
import { tinyJpeg } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { test, visit } from '../harness/test';

const body = within((page) => page.locator('body'));
const bar = part('banner');
const footer = part('contentinfo');
const awards = part('region', 'Awards');
const education = part('region', 'Education');
const skills = part('region', 'Technical Skills');
const chats = part('complementary', 'Chats');

const LAYOUT: Row[] = [
  ['brand logo linking to /', bar.link(owner.name, '/')],
  ['links: About', bar.link('About', '/about')],
  ['Portfolio', bar.link('Portfolio', '/portfolio')],
  ['Contact', bar.link('Contact', '/contact')],
  ['ChatBot', bar.link('ChatBot', '/chatbot')],
  ['the Resume button opens a link in a new tab', bar.newTab('Resume', owner.resumeUrl)],
  ['footer: brand', footer.link(owner.name, '/')],
  ['the text', footer.text('Passionate Web Developer, 5 years of experience crafting modern web solutions')],
  ['social links', footer.newTab('LinkedIn'), footer.newTab('GitHub'), footer.newTab('Facebook')],
  ['Quick Links', footer.heading(2, 'Quick Links'), footer.link('Home', '/')],
  ['About, Portfolio', footer.link('About', '/about'), footer.link('Portfolio', '/portfolio')],
  ['Contact', footer.link('Contact', '/contact')],
  ['Tech Stack', footer.heading(2, 'Tech Stack'), footer.text('HTML'), footer.text('CSS')],
  ['Tailwind, React, Node.js', footer.text('Tailwind'), footer.text('React'), footer.text('Node.js')],
  ['MongoDB, Firebase, AWS', footer.text('MongoDB'), footer.text('Firebase'), footer.text('AWS')],
  ['Contact Info: a town in Rajshahi, Bangladesh', footer.text(/Rajshahi, Bangladesh$/)],
  ['a phone link', footer.link(owner.phone, `tel:${owner.phone.replace(/[^+\d]/g, '')}`)],
  ['an e-mail link', footer.link(owner.email, `mailto:${owner.email}`)],
  ['copyright line', footer.text(`© ${new Date().getFullYear()} ${owner.name}. All Rights Reserved`)],
];

const CONTACT: Row[] = [
  ['the line', body.text('Have a question or want to work together? Drop me a message!')],
  ['form with name, email', body.has('textbox', 'Name'), body.has('textbox', 'Email')],
  ['message (6 rows)', (page) => page.locator('textarea[rows="6"]').and(page.getByLabel('Message'))],
  ['its button', body.button('Send Message')],
];

const AUTH: Row[] = [["'Back to Home' link to /", body.link('Back to Home', '/')]];

const PAGES: Record<string, Row[]> = {
  '/': [
    ...LAYOUT,
    ['eyebrow text', body.text('WELCOME TO MY PORTFOLIO')],
    ['a greeting naming the owner', body.text(`Hi, I’m ${owner.name}.`)],
    ['headline', body.heading(1, "I'm a Web Developer")],
    ['tagline', body.text('Building intuitive, high-performance web applications')],
    ['profile picture', body.has('img', `Portrait of ${owner.name}`)],
    ["'Hire Me' goes to #contact", body.link('Hire Me', '#contact')],
    ["'View Portfolio' goes to #portfolio", body.link('View Portfolio', '#portfolio')],
    ['technical skills', skills.heading(2, 'Technical Skills')],
    ['subtitle', body.text('My expertise across various technologies and tools')],
    ['tabs: Frontend (default)', skills.has('tab', 'Frontend', { selected: true })],
    ['Backend, Tools & Others', skills.has('tab', 'Backend'), skills.has('tab', 'Tools & Others')],
    ['projects', body.heading(2, 'Featured Projects')],
    ["more than 6: 'View All Projects' goes to /portfolio", body.link('View All Projects', '/portfolio')],
    ['three cards', awards.heading(3, 'Best MERN Stack Project'), awards.text('2023')],
    ['(2023)', awards.heading(3, 'Innovation Excellence'), (page) => awards.text('2023')(page).nth(1)],
    ['(2022)', awards.heading(3, 'Top Performance'), awards.text('2022')],
    ['contact', body.heading(2, 'Get In Touch')],
    ...CONTACT,
  ],
  '/portfolio': [
    ...LAYOUT,
    ['title', body.heading(1, 'Portfolio Gallery')],
    ['the project section is titled', body.heading(2, 'All Projects')],
    ['controls: first, previous', body.has('link', 'First page'), body.has('link', 'Previous page')],
    ['numbered pages', body.link('Page 1', '/portfolio'), body.link('Page 2', '/portfolio?page=2')],
    ['next, last', body.link('Next page', '/portfolio?page=2'), body.has('link', 'Last page')],
  ],
  '/about': [
    ...LAYOUT,
    [
      'intro',
      body.has('heading', 'About Me', { level: 1 }),
      body.text(String(owner.introduction.split('\n\n')[0])),
    ],
    ['education (two entries, both dated 2022)', (page) => education.text('2022')(page).nth(1)],
    ['a technical skills grid', skills.text('React'), skills.text('HTML5')],
    ['CSS3, Tailwind CSS, Node.js', skills.text('CSS3'), skills.text('Tailwind CSS'), skills.text('Node.js')],
    [
      'MongoDB, Firebase, Express.js',
      skills.text('MongoDB'),
      skills.text('Firebase'),
      skills.text('Express.js'),
    ],
    ["a 'Contact Me' link to /contact", body.link('Contact Me', '/contact')],
  ],
  '/contact': [...LAYOUT, ['heading', body.heading(1, 'Get In Touch')], ...CONTACT],
  '/chatbot': [
    ...LAYOUT,
    ['titled as a chat with the owner’s AI', body.heading(1, `Chat with ${owner.name.split(' ')[0]}’s AI`)],
    ["sidebar of chat sessions: 'New Chat' button", chats.button('New Chat')],
    ['select', chats.button('New Chat No messages yet')],
    ['inline rename, delete', body.button('Rename New Chat'), body.button('Delete New Chat')],
    ["a 'Clear History' button", body.button('Clear History')],
    ['placeholder', (page) => page.getByPlaceholder('Type your message...')],
    ['counter', body.text('0/1000 characters')],
    ['Send button', body.button('Send')],
  ],
  '/login': [
    ...AUTH,
    ['email, password', body.field('Email'), body.field('Password')],
    ['visibility toggle', body.button('Show password')],
    ['a Google sign-in', body.button('Continue with Google')],
    ['a link to /forgot-password', body.link('Forgot password?', '/forgot-password')],
    ['and a link to /register', body.link('Register', '/register')],
  ],
  '/register': [
    ...AUTH,
    ['name, email', body.field('Name'), body.field('Email')],
    ['password, confirmPassword', body.field('Password'), body.field('Confirm password')],
    ['visibility toggles', body.button('Show password'), body.button('Show confirm password')],
    ['a link back to /login', body.link('Login', '/login')],
  ],
};

for (const [path, rows] of Object.entries(PAGES)) {
  test(`${path} says what the specification says`, async ({ page }) => {
    await visit(page, path);
    await expectToSee(page, rows);
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('says what the specification says', async ({ page }) => {
    await visit(page, '/any/other/path');
    await expectToSee(page, [
      ...LAYOUT,
      ['text', body.heading(1, 'Page Not Found')],
      ["and a 'Back to Home' link to /", body.link('Back to Home', '/')],
    ]);
  });
});

test('the card of a project says what the specification says', async ({ page, member }) => {
  const project = aProject(`River Ferries ${Date.now()}`);
  const photos = [await tinyJpeg('pier.jpg'), await tinyJpeg('boat.jpg')];
  await createProject(page.request, member, project, photos);
  for (const path of ['/', '/portfolio']) {
    await visit(page, path);
    const card = within((page) => page.getByRole('article').filter({ hasText: project.title }));
    await expectToSee(page, [
      ['image carousel: previous and next', card.button('Previous image'), card.button('Next image')],
      ["counter 'n / total'", card.text('1 / 2')],
      ['title, platform badge', card.heading(3, project.title), card.text(project.platform)],
      ['description', card.text(project.description)],
      ["a 'Technologies' tag list", card.text('Technologies'), card.text('React'), card.text('TypeScript')],
      ["a 'Source Code' link", card.text('Source Code'), card.newTab(/^Source Code/, project.githubLink)],
      ["and a 'Live Preview' link", card.text('Live Preview'), card.newTab(/^Live/, project.livePreview)],
    ]);
  }
});
