import type { Site } from '../site/services/site';

/** What the assistant may say about the owner: the site without its looks. */
export type Owner = ReturnType<typeof toOwner>;

export function toOwner(site: Site) {
  const { name, headline, summary, tagline, introduction, about, availability, yearsOfExperience } = site;
  const { email, phone, address, resumeUrl, socialLinks, education, awards } = site;
  const shown = [...site.aboutTechnologies, ...site.orbitTechnologies].map((technology) => technology.name);
  return {
    ...{ name, headline, summary, tagline, introduction, about, availability, yearsOfExperience },
    ...{ email, phone, address, resumeUrl, socialLinks, education, awards },
    skillCategories: site.skillCategories
      .filter(({ skills }) => skills.length > 0)
      .map((category) => ({
        name: category.name,
        skills: category.skills.map((skill) => ({ name: skill.name, level: skill.level })),
      })),
    technologies: [...new Set(shown)],
  };
}

export function skillsOf({ skillCategories }: Owner) {
  return skillCategories.flatMap(({ skills }) => skills);
}
