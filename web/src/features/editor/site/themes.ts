import { paths } from '../../../paths';
import type { SiteFieldName } from '../../../content/site-schema';

/** Fields that one form holds and saves together. */
export type Theme = {
  /** Of its address. */
  id: string;
  title: string;
  /** What it changes. */
  about: string;
  fields: readonly (SiteFieldName | 'portrait')[];
  /** Where it shows: the page, and the part of it to scroll to. None shows in the results of search engines. */
  page: { path: string; part?: string } | null;
};

export const THEMES: readonly Theme[] = [
  {
    id: 'profile',
    title: 'Profile',
    about: 'Who you are, on every page.',
    fields: [
      'name',
      'headline',
      'portrait',
      'portraitAlternativeText',
      'summary',
      'availability',
      'yearsOfExperience',
    ],
    page: { path: paths.home },
  },
  {
    id: 'home',
    title: 'Home',
    about: 'The first screen that visitors see.',
    fields: ['heroEyebrow', 'heroTitle', 'tagline', 'orbitTechnologies'],
    page: { path: paths.home },
  },
  {
    id: 'about',
    title: 'About',
    about: 'The page about you, and what the assistant knows.',
    fields: ['introduction', 'about', 'aboutTechnologies', 'keepsQuestions'],
    page: { path: paths.about },
  },
  {
    id: 'skills',
    title: 'Skills',
    about: 'What you can do, in tabs on the home page.',
    fields: ['skillCategories'],
    page: { path: paths.home, part: 'Technical Skills' },
  },
  {
    id: 'awards',
    title: 'Awards',
    about: 'What you have won, on the home page.',
    fields: ['awardPhrases', 'awards'],
    page: { path: paths.home, part: 'Awards' },
  },
  {
    id: 'education',
    title: 'Education',
    about: 'Degrees and courses, on the page about you.',
    fields: ['education'],
    page: { path: paths.about, part: 'Education' },
  },
  {
    id: 'contact',
    title: 'Contact and links',
    about: 'How visitors reach you. What is empty does not show.',
    fields: ['email', 'phone', 'address', 'resumeUrl', 'socialLinks', 'footerTechnologies'],
    page: { path: paths.contact },
  },
  {
    id: 'appearance',
    title: 'Appearance',
    about: 'The colour of buttons and links.',
    fields: ['accentColor'],
    page: { path: paths.home },
  },
  {
    id: 'search',
    title: 'Search engines',
    about: 'How your site shows in search results.',
    fields: ['metaTitle', 'metaDescription', 'language'],
    page: null,
  },
];
