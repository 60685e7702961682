import { z } from 'zod';
import type { SiteInput } from './services/site';

const skill = z.object({
  name: z.string(),
  level: z.number().min(0).max(100),
  icon: z.string().optional(),
  color: z.string().optional(),
});
const award = z.object({ title: z.string(), year: z.number(), description: z.string() });
const address = z.object({ street: z.string(), town: z.string(), region: z.string(), country: z.string() });

const ownerFile = z.object({
  name: z.string().min(1),
  headline: z.string(),
  tagline: z.string(),
  yearsOfExperience: z.number(),
  summary: z.string().optional(),
  introduction: z.array(z.string()).default([]),
  about: z.array(z.string()),
  portrait: z.object({ src: z.string() }).optional(),
  availability: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  address: address.partial().default({}),
  resumeUrl: z.string().optional(),
  socials: z.record(z.string(), z.string()).default({}),
  education: z.array(award.extend({ institution: z.string() })).default([]),
  skills: z.array(z.object({ category: z.string(), skills: z.array(skill) })).default([]),
  awards: z.array(award).default([]),
});

const PLATFORMS: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub', facebook: 'Facebook' };

/**
 * The facts of an OWNER_FILE, from the time before the owner could change them in the browser. What such a file does
 * not know stood in the website for every owner, so it comes from the sample.
 * @returns also the portrait's place among the website's pictures
 */
export function fromOwnerFile(content: unknown, sample: SiteInput): { fields: SiteInput; portrait?: string } {
  const { about, introduction, portrait, skills, socials, ...facts } = ownerFile.parse(content);
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
