import {
  about,
  address,
  email,
  headline,
  name,
  phone,
  portrait,
  resumeUrl,
  socials,
  summary,
  tagline,
} from './owner.json';

/** Who the site is about. All of it stands in owner.json, which the assistant reads too. */
export const owner = {
  name,
  headline,
  tagline,
  summary,
  description: about[0] ?? summary,
  portrait,
  resumeUrl,
  email,
  phone,
  address,
  socials,
};
