import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClient, type Client } from '../harness/client';
import { spawnCms, type CmsProcess } from '../harness/cms-process';
import { createEnvironment, type Environment } from '../harness/environment';
import { createStartedEnvironment } from '../harness/first-start';
import { runLocal } from '../harness/local-command';
import { drawPicture } from '../harness/pictures';
import { createProject, type Entry } from '../harness/projects';
import { startKeySet } from '../third-parties/key-set';

const keySet = await startKeySet();
const source = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url, UPLOAD_GRACE_SECONDS: '' });
const target = await createEnvironment({ FIREBASE_JWKS_URL: keySet.url, UPLOAD_GRACE_SECONDS: '' });
const cms = await spawnCms(source);
const editor = createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);

afterAll(async () => {
  await cms.kill();
  keySet.stop();
});

async function backUp(): Promise<string> {
  const { code, output } = await runLocal('backup', [], source);
  expect(code, output).toBe(0);
  return /to (.+\.tar\.gz) /.exec(output)?.[1] ?? '';
}

function restore(archive: string, environment: Environment) {
  return runLocal('restore', [archive, '--yes'], environment);
}

/** What visitors get: answers as they are, and every picture. */
async function publicAnswers({ url }: CmsProcess) {
  const client = createClient(url);
  const portfolio = await (await fetch(`${url}/api/portfolio`)).text();
  const site = await (await fetch(`${url}/api/site`)).text();
  const { body } = await client.graphql('{ projects { title slug images { url formats { url } } } }');
  const pictures = await downloadAll(client, JSON.parse(portfolio) as Entry[]);
  return { portfolio, site, graphql: body, pictures };
}

async function downloadAll(client: Client, entries: Entry[]): Promise<Record<string, string>> {
  const urls = entries.flatMap(({ images }) => images);
  const pictures = await Promise.all(
    urls.map(async (url) => [url, (await client.download(url)).toString('base64')] as const),
  );
  return Object.fromEntries(pictures);
}

/** Adds and deletes projects until it is told to stop. */
function keepWriting() {
  const control = { stop: false, acknowledged: 0 };
  const writing = (async () => {
    while (!control.stop) {
      const { _id } = await createProject(editor, { title: 'Come and gone' });
      await createProject(editor, { title: 'Come' }, [await drawPicture(), await drawPicture()]);
      expect((await editor.send('DELETE', `/api/portfolio/${_id}`)).status).toBe(200);
      control.acknowledged++;
    }
  })();
  return async () => {
    control.stop = true;
    await writing;
    return control.acknowledged;
  };
}

test('a backup under writes is whole, and one of a quiet product comes back byte for byte', async () => {
  await createProject(editor, { title: 'Before' });
  const stop = keepWriting();
  const underWrites = await backUp();
  expect(await stop()).toBeGreaterThan(0);

  expect(await restore(underWrites, target)).toMatchObject({ code: 0 });
  const restored = await spawnCms(target);
  // Throws when a picture is missing.
  const { portfolio } = await publicAnswers(restored);
  expect(portfolio).toContain('"Before"');
  if (target.DATABASE_URL) {
    const { output } = await restore(underWrites, target);
    expect(output).toContain('The database is in use');
  }
  await restored.stop();

  const expected = await publicAnswers(cms);
  expect(await restore(await backUp(), target)).toMatchObject({ code: 0 });
  const again = await spawnCms(target);
  expect(await publicAnswers(again)).toEqual(expected);
  expect(again.output()).not.toContain('first admin');
  await again.stop();
  const uploads = await readdir(path.join(target.DATA_DIR ?? '', 'cms/public/uploads'));
  expect(uploads).not.toContain('.restoring');
});
