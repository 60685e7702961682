import * as z from 'zod/mini';
import { useEffect, useState } from 'react';

const iconsSchema = z.array(z.object({ title: z.string(), slug: z.string(), hex: z.string() }));

export type IconName = z.output<typeof iconsSchema>[number];

const MOST_OFFERED = 40;

let loaded: Promise<IconName[]> | null = null;

/** All icons there are. Loaded when a picker first needs them, and after a failure each time it is left and needs them again. */
export function useIconNames(isWanted: boolean): { icons: IconName[] | null; isFailed: boolean } {
  const [icons, setIcons] = useState<IconName[] | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || icons) return;
    let isGone = false;
    loaded ??= loadIcons();
    loaded.then(
      (all) => {
        if (isGone) return;
        setIcons(all);
        setFailed(false);
      },
      () => {
        loaded = null;
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, icons]);

  return { icons, isFailed };
}

async function loadIcons(): Promise<IconName[]> {
  const answer = await fetch('/icons/names.json');
  if (!answer.ok) throw new Error(`The icons were answered by ${answer.status}.`);
  return iconsSchema.parse(await answer.json());
}

/** By name: those that begin with what is typed before those that contain it, short ones first. */
export function matchingIcons(icons: readonly IconName[], typed: string): IconName[] {
  const text = typed.trim().toLowerCase();
  const rank = ({ title, slug }: IconName) => {
    const name = title.toLowerCase();
    if (name === text || slug === text) return 0;
    if (name.startsWith(text) || slug.startsWith(text)) return 1;
    return name.includes(text) || slug.includes(text) ? 2 : 3;
  };
  return icons
    .map((icon) => ({ icon, rank: rank(icon) }))
    .filter((match) => match.rank < 3)
    .sort((one, other) => one.rank - other.rank || one.icon.title.length - other.icon.title.length)
    .slice(0, MOST_OFFERED)
    .map(({ icon }) => icon);
}

/** The icon that is named in full. */
export function findIcon(icons: readonly IconName[], typed: string): IconName | undefined {
  const text = typed.trim().toLowerCase();
  return icons.find(({ title, slug }) => slug === text || title.toLowerCase() === text);
}
