import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { readContentVersion } from '../../../shared/content-version';
import { readProjects } from '../../project/reading/project-list';
import { toKnowledge, type Knowledge } from '../knowledge';
import { ownerFile, type Owner } from '../owner';

/** Milliseconds. The file about the owner, or somebody past Strapi, may have changed without a new version. */
const LONGEST = 60_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  let last: { contentVersion: number; builtAt: number; knowledge: Promise<Knowledge> } | undefined;

  return {
    /** Of what is published now: built anew when the content has changed, whichever process wrote it. */
    async read(): Promise<Knowledge> {
      const contentVersion = await readContentVersion();
      if (last?.contentVersion !== contentVersion || Date.now() - last.builtAt > LONGEST) {
        last = { contentVersion, builtAt: Date.now(), knowledge: this.build() };
      }
      return last.knowledge.catch((error: unknown) => {
        last = undefined;
        throw error;
      });
    },

    async build(): Promise<Knowledge> {
      const [owner, projects] = await Promise.all([this.readOwner(), readProjects()]);
      return toKnowledge(owner, projects, strapi.config.get('settings').siteUrl);
    },

    /** @throws one readable error when the file is missing or wrong */
    async readOwner(): Promise<Owner> {
      const file = strapi.config.get('settings').assistant.ownerFile;
      try {
        return ownerFile.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch (error) {
        throw new Error(`OWNER_FILE: ${file} does not hold the facts about the owner`, { cause: error });
      }
    },
  };
};
