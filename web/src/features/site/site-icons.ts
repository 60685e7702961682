import { createContext } from 'react';
import type { Site } from './site-context';

/** The file with all icons that the site shows as it stands; what is not in it has a file of its own. */
export const SiteIcons = createContext<{ address: string; names: string[] }>({ address: '', names: [] });

export function siteIcons(site: Site) {
  return {
    address: `/icons.svg?v=${siteVersion(site)}`,
    names: [...technologyIcons(site), ...platformIcons(site)],
  };
}

/** In addresses of what changes with the site. */
export function siteVersion({ updatedAt }: Site): number {
  return Date.parse(updatedAt);
}

/** Short names, each once. */
export function technologyIcons(site: Site): string[] {
  const technologies = [
    ...site.orbitTechnologies,
    ...site.aboutTechnologies,
    ...site.skillCategories.flatMap(({ skills }) => skills),
  ];
  return [...new Set(technologies.map(technologyIcon))];
}

export function platformIcons({ socialLinks }: Site): string[] {
  return [...new Set(socialLinks.map(({ platform }) => platformIcon(platform)))];
}

/** The one that was chosen for it, else the one of its name. */
export function technologyIcon({ name, icon }: { name: string; icon: string | null }): string {
  return icon || iconNamed(name) || 'mark';
}

export function platformIcon(platform: string): string {
  return iconNamed(platform) || 'link';
}

/** As Simple Icons makes short names of titles: "dev.to" is devdotto, "X (Twitter)" is x here. */
function iconNamed(name: string): string {
  const words = name
    .replace(/\(.*\)/, '')
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll('&', 'and');
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
