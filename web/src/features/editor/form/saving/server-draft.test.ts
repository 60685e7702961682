import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '../../../../graphql/cache';
import { ownProject } from '../../../../test/projects';
import { serverDraft } from './server-draft';

const version = '2026-03-01T10:00:00.000Z';

/** How a save was sent: a page that is left does not wait for it. */
async function sentWith(caseStudy: string, isLeaving: boolean): Promise<unknown> {
  const options: unknown[] = [];
  const link = new ApolloLink((operation) => {
    options.push(operation.getContext().fetchOptions);
    const updateProject = { ...ownProject('Atlas'), updatedAt: version };
    return new Observable((observer) => {
      observer.next({ data: { updateProject } });
      observer.complete();
    });
  });
  const draft = serverDraft(new ApolloClient({ link, cache: createCache() }), 'Atlas');
  await draft.update({ data: { caseStudy }, version, status: 'DRAFT', isLeaving });
  return options[0];
}

test('a save outlives its page, unless it is larger than browsers take then', async () => {
  expect(await sentWith('Rivers', false)).toEqual({ keepalive: false });
  expect(await sentWith('Rivers', true)).toEqual({ keepalive: true });
  expect(await sentWith('নদী'.repeat(5_000), true)).toEqual({ keepalive: true });
  expect(await sentWith('নদী'.repeat(7_000), true)).toEqual({ keepalive: false });
});
