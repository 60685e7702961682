import type { Core } from '@strapi/strapi';
import { productChecks } from '../../../doctor/product-checks';
import { examine, type Finding } from '../../../shared-with-web/finding';
import { keptFor } from '../../../shared-with-web/server/kept-for';

/** Milliseconds: who asks again and again puts no load on third parties. */
const KEPT = 10_000;

type Health = { checkedAt: Date; findings: Finding[] };

/** Whether all is well that the product needs. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  return { check: keptFor(KEPT, checkNow) };

  async function checkNow(): Promise<Health> {
    const checkedAt = new Date();
    const checks = productChecks(strapi, strapi.config.get('settings'));
    const onError = (error: unknown) => strapi.log.warn(error);
    return { checkedAt, findings: await examine(checks, { onError }) };
  }
};
