import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { fillGallery } from '../harness/gallery';
import { bodyRequest, fileRequest } from '../harness/generated-bodies';
import { graphqlQuery, restQuery } from '../harness/generated-queries';
import { createRandom } from '../harness/random';
import type { Request } from '../harness/refusals';
import { expectNoTraces } from '../harness/traces';
import { measureCpu } from '../harness/measure-cpu';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
await fillGallery(cms);
expectNoTraces(cms);

/** Milliseconds of the CPU, the asking itself included. */
const MAX_CPU = 250;

const JSON_TYPE = { 'content-type': 'application/json' };

const ENTRY_POINTS = [
  ['REST', restQuery, 250],
  ['GraphQL', graphqlQuery, 200],
  ['forms and bodies', bodyRequest, 150],
  ['files and addresses', fileRequest, 60],
] as const;

test.each(ENTRY_POINTS)(
  '%s: whatever is asked, it is answered, soon, and leaves nothing',
  async (_, make, count) => {
    const random = createRandom(20_260_101);
    await cms.visitor.get('/api/projects?populate=*');
    const failures = [];
    for (const request of random.list(count, () => make(random))) {
      const failure = await findFailure(request);
      if (failure) failures.push(failure);
    }
    // Koa logs some of what it answers with 4xx.
    cms.loggedErrors.length = 0;
    expect(failures).toEqual([]);
  },
  300_000,
);

async function findFailure(request: Request) {
  const first = await send(request);
  // Once more, in case the machine was busy or the kept connection at its end.
  const isOdd = first.status === undefined || first.cpu > MAX_CPU;
  const last = isOdd ? await send(request) : first;
  const isServerError = [first, last].some(({ status }) => status !== undefined && status >= 500);
  const cpu = Math.min(first.cpu, last.cpu);
  if (!isServerError && last.status !== undefined && cpu <= MAX_CPU) return undefined;
  return { status: last.status, cpu, request: JSON.stringify(request).slice(0, 1000) };
}

async function send(request: Request) {
  const [method, path, body, headers = JSON_TYPE] = request;
  const isText = body instanceof FormData || typeof body === 'string';
  const [response, cpu] = await measureCpu(async () => {
    const answered = await fetch(new URL(path, cms.url), {
      method,
      body: isText ? body : JSON.stringify(body),
      headers: body instanceof FormData ? {} : headers,
      redirect: 'manual',
    }).catch(() => undefined);
    await answered?.arrayBuffer();
    return answered;
  });
  return { status: response?.status, cpu };
}
