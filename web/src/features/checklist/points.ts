import type { Checklist_setupFragment, SetupPoint } from '../../graphql/generated-dashboard';
import type { SiteFieldName } from '../../content/site-schema';
import { startOf } from '../../content/start-of';
import { paths, siteFormAddress } from '../../paths';

export type Point = {
  title: string;
  isDone: boolean;
  /** What there is to do, and why. */
  text: string;
  action: Action | null;
};

type Action =
  | { type: 'link'; to: string; label: string }
  | { type: 'remove samples'; label: string }
  /** The owner's own word, and the taking back of it. */
  | { type: 'confirm'; point: SetupPoint; isConfirmed: boolean; label: string };

type Setting = {
  /** Whether the website sends messages through EmailJS. */
  hasEmailJs: boolean;
};

const WANTED_PROJECTS = 3;

const profile = siteFormAddress('profile');

type Told = {
  title: string;
  /** Of the form that changes it. */
  theme: string;
  label: string;
  /** What hardly anybody but the sample's owner says of himself. */
  fields: readonly SiteFieldName[];
  /** May be as true of the owner: told with the others, but no reason to keep the point open. */
  perhaps?: readonly SiteFieldName[];
};

const TOLD: readonly Told[] = [
  {
    title: 'Your summary and availability',
    theme: 'profile',
    label: 'Edit your profile',
    fields: ['summary', 'availability', 'portraitAlternativeText'],
    perhaps: ['headline', 'yearsOfExperience'],
  },
  {
    title: 'Your first screen',
    theme: 'home',
    label: 'Edit your first screen',
    fields: ['tagline'],
    perhaps: ['heroTitle', 'orbitTechnologies'],
  },
  {
    title: 'The texts about you',
    theme: 'about',
    label: 'Write about yourself',
    fields: ['introduction', 'about'],
    perhaps: ['aboutTechnologies'],
  },
  { title: 'Your skills', theme: 'skills', label: 'Edit your skills', fields: ['skillCategories'] },
  { title: 'Your awards', theme: 'awards', label: 'Edit your awards', fields: ['awards'] },
  { title: 'Your education', theme: 'education', label: 'Edit your education', fields: ['education'] },
  {
    title: 'Your contact and links',
    theme: 'contact',
    label: 'Edit your contact',
    fields: ['email', 'phone', 'address', 'socialLinks'],
    perhaps: ['footerTechnologies'],
  },
  { title: 'Your résumé', theme: 'contact', label: 'Link your résumé', fields: ['resumeUrl'] },
];

const SHOWN_LENGTH = 60;

/** What makes a site somebody's own, in the order in which one would do it. */
export function pointsOf(setup: Checklist_setupFragment, { hasEmailJs }: Setting): Point[] {
  const { hasOwnName, hasOwnPortrait, ownProjects, sampleProjects, mailsMessages, hasAssistantKey } = setup;
  return [
    {
      title: 'Your name',
      isDone: hasOwnName,
      text: 'The site still has the name of the sample.',
      action: { type: 'link', to: profile, label: 'Enter your name' },
    },
    {
      title: 'Your picture',
      isDone: hasOwnPortrait,
      text: 'A portrait that people know you by.',
      action: { type: 'link', to: profile, label: 'Choose a picture' },
    },
    ...TOLD.map((told) => toldPoint(setup, told)),
    {
      title: 'Three projects of your own',
      isDone: ownProjects >= WANTED_PROJECTS,
      text: `${ownProjects} of ${WANTED_PROJECTS} so far. A sample that you rewrite counts, too.`,
      action: { type: 'link', to: paths.addPortfolio, label: 'Add a project' },
    },
    {
      title: 'Sample projects removed',
      isDone: sampleProjects === 0,
      text: `${projectCount(sampleProjects, 'sample ')} ${sampleProjects === 1 ? 'is' : 'are'} on your site.`,
      action: { type: 'remove samples', label: 'Remove samples' },
    },
    confirmable(setup, 'MESSAGES', {
      title: 'How messages reach you',
      isDone: mailsMessages || hasEmailJs,
      text: 'They wait for you in the inbox of this dashboard. To get them by mail, whoever runs the server sets SMTP_URL, SMTP_FROM and NOTIFY_TO.',
      label: 'The inbox is enough',
    }),
    confirmable(setup, 'ASSISTANT', {
      title: 'The assistant’s key',
      isDone: hasAssistantKey,
      text: 'Without a key, the assistant quotes what you have published. To let it answer in its own words, whoever runs the server sets GEMINI_API_KEY.',
      label: 'Quotes are enough',
    }),
    confirmable(setup, 'BACKUP', {
      title: 'A backup',
      isDone: false,
      text: 'Keep a copy of everything in another place: “Back up” in the README tells how. Nobody but you can know of it, so tick it here.',
      label: 'I have a backup',
    }),
  ];
}

function toldPoint({ sampleFacts }: Checklist_setupFragment, told: Told): Point {
  const { title, theme, label, fields, perhaps = [] } = told;
  const textsOf = (names: readonly string[]) =>
    sampleFacts.filter(({ field }) => names.includes(field)).map(({ text }) => shorten(text));
  return {
    title,
    isDone: textsOf(fields).length === 0,
    text: `Still public from the sample: ${textsOf([...fields, ...perhaps]).join(' · ')}`,
    action: { type: 'link', to: siteFormAddress(theme), label },
  };
}

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${startOf(text, SHOWN_LENGTH - 1).trimEnd()}…` : text;
}

export function projectCount(count: number, kind = ''): string {
  return `${count} ${kind}${count === 1 ? 'project' : 'projects'}`;
}

type Confirmable = Pick<Point, 'title' | 'isDone' | 'text'> & { label: string };

function confirmable(
  { confirmed }: Checklist_setupFragment,
  point: SetupPoint,
  { isDone, label, ...texts }: Confirmable,
): Point {
  const isConfirmed = !isDone && confirmed.includes(point);
  return {
    ...texts,
    isDone: isDone || isConfirmed,
    action: isDone
      ? null
      : { type: 'confirm', point, isConfirmed: !isConfirmed, label: isConfirmed ? 'Take back' : label },
  };
}
