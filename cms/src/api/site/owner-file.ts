import { z } from 'zod';
import type { SiteInput } from './services/site';
import { ownerFile } from '../assistant/owner';

const look = { icon: z.string().optional(), color: z.string().optional() };

/** What only the website read of it. */
const wholeFile = ownerFile.extend({
  summary: z.string().optional(),
  introduction: z.array(z.string()).default([]),
  portrait: z.object({ src: z.string() }).optional(),
  skills: z
    .array(
      z.object({
        category: z.string(),
        skills: z.array(z.object({ name: z.string(), level: z.number(), ...look })),
      }),
    )
    .default([]),
});

const PLATFORMS: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub', facebook: 'Facebook' };

/**
 * The facts of an OWNER_FILE, from the time before the owner could change them in the browser. What such a file does
 * not know stood in the website for every owner, so it comes from the sample.
 * @returns also the portrait's place among the website's pictures
 */
export function fromOwnerFile(content: unknown, sample: SiteInput): { fields: SiteInput; portrait?: string } {
  const { about, introduction, portrait, skills, socials, ...facts } = wholeFile.parse(content);
  const { heroEyebrow, heroTitle, orbitTechnologies, aboutTechnologies, awardPhrases } = sample;
  const { footerTechnologies, accentColor, language } = sample;
  const fields = {
    ...{ heroEyebrow, heroTitle, orbitTechnologies, aboutTechnologies, awardPhrases },
    ...{ footerTechnologies, accentColor, language },
    ...facts,
    about: about.join('\n\n'),
    introduction: introduction.join('\n\n'),
    portraitAlternativeText: portrait && `Portrait of ${facts.name}`,
    skillCategories: skills.map(({ category, skills }) => ({ name: category, skills })),
    socialLinks: Object.entries(socials).map(([name, url]) => ({ platform: PLATFORMS[name] ?? name, url })),
  };
  return { fields, portrait: portrait?.src };
}
