import { failure, ok, type Verdict } from '../../shared-with-web/finding';

type Versions = { product: string; strapi: string; node: string };

const OLDEST_NODE = [20, 19] as const;

export function checkVersions({ product, strapi, node }: Versions): Verdict {
  const finding = `Portfolio ${product}, Strapi ${strapi}, Node ${node}.`;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
    ? ok(finding)
    : failure(finding, `Use Node ${OLDEST_NODE.join('.')} or newer.`);
}
