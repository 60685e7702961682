import { z } from 'zod';

const skill = z.object({ name: z.string(), level: z.number().min(0).max(100) });
const school = z.object({
  title: z.string(),
  institution: z.string(),
  year: z.number(),
  description: z.string(),
});
const award = z.object({ title: z.string(), year: z.number(), description: z.string() });

/** What the website says about its owner, as OWNER_FILE holds it. Optional facts may be left out. */
export const ownerFile = z.object({
  name: z.string().min(1),
  headline: z.string(),
  tagline: z.string(),
  yearsOfExperience: z.number(),
  about: z.array(z.string()),
  availability: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  address: z
    .object({ street: z.string(), town: z.string(), region: z.string(), country: z.string() })
    .partial()
    .default({}),
  resumeUrl: z.string().optional(),
  socials: z.record(z.string(), z.string()).default({}),
  education: z.array(school).default([]),
  skills: z.array(z.object({ category: z.string(), skills: z.array(skill) })).default([]),
  awards: z.array(award).default([]),
});

export type Owner = z.infer<typeof ownerFile>;

export function firstName({ name }: Pick<Owner, 'name'>): string {
  return name.split(' ')[0] ?? name;
}
