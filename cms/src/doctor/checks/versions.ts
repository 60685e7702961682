import { ok, type Verdict } from '../../shared-with-web/finding';

type Versions = { product: string; strapi: string; node: string };

/** A Node that is too old starts neither the CMS nor a command. */
export function checkVersions({ product, strapi, node }: Versions): Verdict {
  return ok(`Portfolio ${product}, Strapi ${strapi}, Node ${node}.`);
}
