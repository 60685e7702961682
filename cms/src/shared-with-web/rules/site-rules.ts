/**
 * What the owner may say about himself: names, limits and help texts for the panel, the server and the browser.
 * Free of dependencies, because the web app imports this file as it stands.
 */
export type Field = {
  label: string;
  /** Characters of a text, entries of a list, or the largest number. */
  max: number;
  min?: number;
  description?: string;
};

type Fields = Record<string, Field>;

const EMPTY_VANISHES = 'What is empty does not show';
const LINES = 'Leave a blank line between paragraphs';
const WEB_ADDRESS = 'A web address: https://…';

export const SITE_FIELDS = {
  name: { label: 'Name', max: 80, description: `The only thing that is needed. ${EMPTY_VANISHES}` },
  headline: { label: 'Headline', max: 80, description: 'What you are, for example Web Developer' },
  portraitAlternativeText: {
    label: 'What the portrait shows',
    max: 200,
    description: 'Read aloud to those who do not see it',
  },
  yearsOfExperience: { label: 'Years of experience', min: 0, max: 80, description: 'For the assistant' },
  summary: {
    label: 'Summary',
    max: 300,
    description: 'One sentence, for the footer and the top of the about page',
  },
  availability: { label: 'Availability', max: 300, description: 'Which work you take, and when' },
  heroEyebrow: { label: 'Small line above the greeting', max: 60, description: 'On the home page' },
  heroTitle: { label: 'Greeting', max: 80, description: 'The largest words of the home page' },
  tagline: { label: 'Tagline', max: 160, description: 'Below the greeting' },
  orbitTechnologies: {
    label: 'Technologies around the portrait',
    max: 9,
    description: 'Clockwise from the top left, nine at most',
  },
  introduction: { label: 'Introduction', max: 4000, description: `On the about page. ${LINES}` },
  about: {
    label: 'About',
    max: 4000,
    description: `For the assistant, search engines and the about page without an introduction. ${LINES}`,
  },
  aboutTechnologies: { label: 'Technologies of the about page', max: 24 },
  skillCategories: { label: 'Skill categories', max: 12, description: 'One tab each on the home page' },
  awardPhrases: { label: 'Award phrases', max: 8, description: 'Typed one after the other above the awards' },
  awards: { label: 'Awards', max: 24 },
  education: { label: 'Education', max: 24 },
  email: { label: 'E-mail', max: 254, description: 'Everybody can read it' },
  phone: { label: 'Phone', max: 40, description: 'Everybody can read it' },
  address: { label: 'Postal address', max: 1, description: 'Everybody can read it' },
  resumeUrl: { label: 'Résumé', max: 255, description: WEB_ADDRESS },
  socialLinks: { label: 'Social links', max: 12 },
  footerTechnologies: { label: 'Tech stack of the footer', max: 24 },
  accentColor: {
    label: 'Accent colour',
    max: 7,
    description: '#rrggbb, light enough to be read on the dark background',
  },
  metaTitle: {
    label: 'Title for search engines',
    max: 70,
    description: 'Of the home page. When it is empty: name and headline',
  },
  metaDescription: {
    label: 'Description for search engines',
    max: 200,
    description: 'When it is empty: the first paragraph of About',
  },
  language: { label: 'Language', max: 35, description: 'Of your texts, for example en or pt-BR' },
  keepsQuestions: {
    label: 'Keep unanswered questions',
    max: 1,
    description:
      'What the assistant cannot answer is shown to you for 90 days, without who asked it. Visitors are told so in the chat',
  },
} satisfies Fields;

const technology = {
  name: { label: 'Name', max: 50, description: 'For example React' },
  icon: {
    label: 'Icon',
    max: 50,
    description: 'Its short name, for example react. If empty, the icon of that name is used',
  },
  color: { label: 'Colour', max: 7, description: '#rrggbb, light enough for the dark background' },
} satisfies Fields;

const year = { label: 'Year', min: 1900, max: 2100 };
const description = { label: 'Description', max: 500 };

/** By the names of the panel's components. */
export const ITEM_FIELDS = {
  address: {
    street: { label: 'Street', max: 100 },
    town: { label: 'Town', max: 100 },
    region: { label: 'Region', max: 100 },
    country: { label: 'Country', max: 100 },
  },
  award: { title: { label: 'Title', max: 120 }, year, description },
  phrase: { text: { label: 'Text', max: 80 } },
  school: {
    title: { label: 'Title', max: 120, description: 'The degree or the course' },
    institution: { label: 'Institution', max: 120 },
    year,
    description,
  },
  skill: { ...technology, level: { label: 'Level', min: 0, max: 100, description: '0 to 100' } },
  'skill-category': { name: { label: 'Name', max: 50 }, skills: { label: 'Skills', max: 40 } },
  'social-link': {
    platform: { label: 'Platform', max: 50, description: 'For example LinkedIn' },
    url: { label: 'Address', max: 255, description: WEB_ADDRESS },
  },
  technology,
} satisfies Record<string, Fields>;

/** A short name of an icon: the few others of Simple Icons have a `_`. */
export const ICON_NAME = /^[a-z0-9-]+$/;

export const SITE_MESSAGES = {
  changedElsewhere: 'The site was changed elsewhere. Reload to see the latest version.',
} as const;

/** WCAG 2.2 AA, https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast */
export const MIN_CONTRAST = { text: 4.5, icon: 3 } as const;

/** @param colors `#rrggbb` */
export function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
