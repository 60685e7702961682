import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../../../../config/settings';
import type { Project } from '../../project/reading/project-list';
import { toKnowledge, type Knowledge } from '../knowledge';
import { ownerFile, type Owner } from '../owner';

export type KnowledgeSource = ReturnType<typeof createKnowledgeSource>;

export default function createKnowledgeSource({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Read for each question, so that a change in the dashboard is known to the next answer of every process. */
    async read(): Promise<Knowledge> {
      const siteUrl = strapi.config.get<Settings['siteUrl']>('settings.siteUrl');
      const portfolio = strapi.service('api::project.portfolio') as { list(): Promise<Project[]> };
      const [owner, projects] = await Promise.all([this.readOwner(), portfolio.list()]);
      return toKnowledge(owner, projects, siteUrl);
    },

    /** @throws one readable error when the file is missing or wrong */
    async readOwner(): Promise<Owner> {
      const file = strapi.config.get<string>('settings.assistant.ownerFile');
      try {
        return ownerFile.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch (error) {
        throw new Error(`OWNER_FILE: ${file} does not hold the facts about the owner`, { cause: error });
      }
    },
  };
}
