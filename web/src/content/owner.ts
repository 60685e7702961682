import source from './owner.json';

type Source = typeof source;

/** Only these two are never empty. */
type Required = Pick<Source, 'name' | 'headline'>;

type Optional<Facts> = { [Name in keyof Facts]?: Facts[Name] | null };

const facts: Required & Optional<Omit<Source, keyof Required>> = source;

/** Who the site is about. All of it stands in owner.json, which the assistant reads too; what is left out is empty. */
export const owner = {
  name: facts.name,
  headline: facts.headline,
  tagline: facts.tagline ?? '',
  summary: facts.summary ?? '',
  description: facts.about?.[0] ?? facts.summary ?? '',
  introduction: facts.introduction ?? [],
  portrait: facts.portrait ?? null,
  resumeUrl: facts.resumeUrl ?? '',
  email: facts.email ?? '',
  phone: facts.phone ?? '',
  address: { street: '', town: '', region: '', country: '', ...facts.address },
  socials: { linkedin: '', github: '', facebook: '', ...facts.socials },
  education: facts.education ?? [],
  skills: facts.skills ?? [],
  awards: facts.awards ?? [],
};

export type Skill = { name: string; icon: string; color: string; level: number };

/** The street, and below it the rest. */
export function addressLines(): string[] {
  const { street, town, region, country } = owner.address;
  return [street, joined(town, region, country)].filter(Boolean);
}

/** "Arif Hasan, Web Developer" */
export function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

export function phoneLink(): string {
  return `tel:${owner.phone.replace(/[^+\d]/g, '')}`;
}
