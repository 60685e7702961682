import { createContext, useContext } from 'react';
import type { Site_siteFragment } from '../../graphql/generated';

export type Site = Site_siteFragment;

/** Until the cms has answered: nothing is known, so nothing of it shows. */
export const EMPTY_SITE: Site = {
  about: null,
  aboutTechnologies: [],
  accentColor: null,
  address: null,
  availability: null,
  awardPhrases: [],
  awards: [],
  education: [],
  email: null,
  footerTechnologies: [],
  headline: null,
  heroEyebrow: null,
  heroTitle: null,
  introduction: null,
  keepsQuestions: true,
  language: null,
  metaDescription: null,
  metaTitle: null,
  name: '',
  orbitTechnologies: [],
  phone: null,
  portrait: null,
  portraitAlternativeText: null,
  resumeUrl: null,
  skillCategories: [],
  socialLinks: [],
  summary: null,
  tagline: null,
  updatedAt: '',
};

export const SiteContext = createContext(EMPTY_SITE);

/** Everything the owner says about himself. */
export function useSite(): Site {
  return useContext(SiteContext);
}
