import path from 'node:path';
import type { Settings } from './read-settings';

type Places = Pick<Settings, 'cloudinaryUrl' | 'databaseUrl' | 'dataDir' | 'publicDir' | 'tmpDir'>;

/** Where the CMS writes; in a container, everything else is read-only. */
export function writtenFolders({ cloudinaryUrl, databaseUrl, dataDir, publicDir, tmpDir }: Places): string[] {
  return [
    tmpDir,
    ...(databaseUrl ? [] : [dataDir]),
    ...(cloudinaryUrl ? [] : [path.join(publicDir, 'uploads')]),
  ];
}
