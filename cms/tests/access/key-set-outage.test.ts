import { afterEach, expect, test } from 'vitest';
import type { Client } from '../harness/client';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, projectFields, toForm } from '../harness/projects';

const cms = await startCms();
const { keySet } = cms;
const form = toForm(projectFields(), [await drawPicture()]);

const WRITES: [name: string, send: (client: Client) => ReturnType<Client['send']>][] = [
  ['a form with pictures', (client) => client.send('POST', '/api/portfolio', form)],
  ['a deletion', (client) => client.send('DELETE', '/api/portfolio/some-id')],
  ['a mutation', (client) => client.graphql(MUTATIONS.deleteProject, { id: 'some-id' })],
];

const OUTAGES: [name: string, begin: () => void][] = [
  ['is down', () => keySet.stop()],
  ['fails', () => (keySet.answer = (_, response) => response.writeHead(500).end('oops'))],
  ['answers nonsense', () => (keySet.answer = (_, response) => response.end('<html>'))],
  ['answers no keys', () => (keySet.answer = (_, response) => response.end('{"keys":7}'))],
  ['hangs', () => (keySet.answer = () => {})],
];

afterEach(() => keySet.recover());

// From here on in this order: keys are kept for an hour once they have been seen.
test.each(OUTAGES)(
  'while the key set %s, writes are refused for now and reads are answered',
  async (_, begin) => {
    begin();
    const answers = await Promise.all(WRITES.map(([, send]) => send(cms.editor)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers[0]?.headers.get('retry-after')).toBe('30');
    expect(answers[0]?.body).toEqual({ message: expect.stringContaining('try again'), details: [] });
    expect(answers[2]?.body.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect((await cms.editor.get('/api/portfolio')).status).toBe(200);
    expect((await cms.editor.graphql('{ projects { title } }')).status).toBe(200);
    expect((await cms.visitor.send('DELETE', '/api/portfolio/some-id')).status).toBe(401);
  },
);

test('writes work again as soon as the key set is back', async () => {
  await createProject(cms.editor);
});

test('keys that were seen outlive an outage', async () => {
  keySet.stop();
  await createProject(cms.editor);
});
