import type { Core } from '@strapi/strapi';
import { productChecks } from '../../../doctor/product-checks';
import { examine, type Finding } from '../../../shared-with-web/finding';

/** Milliseconds: who asks again and again puts no load on third parties. */
const KEPT = 10_000;

export type Health = { checkedAt: Date; findings: Finding[] };

/** Whether all is well that the product needs. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  let kept: { until: number; health: Promise<Health> } | undefined;

  return {
    check(): Promise<Health> {
      if (!kept || Date.now() > kept.until) kept = { until: Date.now() + KEPT, health: checkNow() };
      return kept.health;
    },
  };

  async function checkNow(): Promise<Health> {
    const checkedAt = new Date();
    const checks = productChecks(strapi, strapi.config.get('settings'));
    const onError = (error: unknown) => strapi.log.warn(error);
    return { checkedAt, findings: await examine(checks, { onError }) };
  }
};
