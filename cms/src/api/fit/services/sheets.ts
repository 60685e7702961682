import type { Core } from '@strapi/strapi';
import { FIT_LIMITS, FIT_MESSAGES, type EvidenceSheet } from '../../../shared-with-web/rules/fit-rules';
import { compareByRules, toSheet } from '../evidence/compare';
import { toPublished } from '../evidence/published';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * What is published about each thing that an advert asks for. The advert is kept nowhere.
   * @param visitor the reader's address, used only to count
   * @throws RateLimitError
   */
  async compare(advert: string, visitor: string, client: AbortSignal): Promise<EvidenceSheet> {
    const { sheetsPerMinute: uses } = FIT_LIMITS;
    const perMinute = { name: 'fit', visitor, uses, isOfNetwork: true, windowSeconds: 60 };
    await strapi.service('api::rate-limit.rate-limit').use(perMinute, FIT_MESSAGES.tooMany);
    const published = toPublished(await strapi.service('api::assistant.knowledge').read());
    const comparison = await compareByRules(advert, published);
    return toSheet(
      await strapi.service('api::fit.model').improve(comparison, advert, published, visitor, client),
    );
  },
});
