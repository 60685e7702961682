import { expect, test } from 'vitest';
import { createClient } from './harness/client';
import { spawnCms } from './harness/cms-process';
import { createEnvironment } from './harness/environment';
import { readSite } from './harness/site';
import samples from '../seed/projects.json' with { type: 'json' };

test('processes that start together on an empty database fill it once', async () => {
  const environment = await createEnvironment({ DEMO: 'true' });
  const started = await Promise.allSettled([1, 2, 3].map(() => spawnCms(environment)));
  const processes = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
    const sites = await Promise.all(processes.map(({ url }) => readSite(createClient(url))));
    expect(sites[0].portrait).toMatchObject({ name: 'portrait.webp', width: 800, height: 800 });
    for (const site of sites) expect(site).toEqual(sites[0]);
    for (const { url } of processes) {
      const { body } = await createClient(url).get('/api/portfolio');
      expect(body.map(({ title }: { title: string }) => title)).toEqual(samples.map(({ title }) => title));
    }
  } finally {
    for (const { stop } of processes) await stop();
  }
});
