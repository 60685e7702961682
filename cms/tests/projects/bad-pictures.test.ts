import { expect, test } from 'vitest';
import {
  createBadPictures,
  createCostlySvg,
  createHugeFile,
  createPixelBomb,
  createPng,
} from '../harness/bad-pictures';
import { startCms } from '../harness/cms';
import { createCostlyPictures } from '../harness/costly-pictures';
import { cpuOf } from '../harness/measure-cpu';
import { createNestedExif } from '../harness/nested-exif';
import { drawPicture, drawPictures } from '../harness/pictures';
import { createProject, imageForm, projectFields, toForm } from '../harness/projects';
import { expectRefusal, posting, putting } from '../harness/refusals';
import { expectNoTraces } from '../harness/traces';
import { LIMITS } from '../../src/shared-with-web/rules/project-rules';

const cms = await startCms();
const { editor } = cms;
const own = await createProject(editor, {}, await drawPictures(2));

expectNoTraces(cms);

const good = await drawPicture();
const invalidType = (file: File) => `${file.name} is not a valid image type`;

test.each(await createBadPictures())(
  '%s is refused alone, after a good one and as a change',
  async (_, file) => {
    await expectRefusal(editor, posting({}, [file]), 400, invalidType(file));
    await expectRefusal(editor, posting({}, [good, file]), 400, invalidType(file));
    await expectRefusal(editor, putting(own._id, {}, [good, file]), 400, invalidType(file));
    await expectRefusal(editor, ['POST', '/api/portfolio/images', imageForm(file)], 400, invalidType(file));
  },
);

test('more than 2 MB is refused', async () => {
  const file = await createHugeFile();
  await expectRefusal(editor, posting({}, [good, file]), 413, 'huge.jpg is too large (max 2MB)');
  await expectRefusal(editor, putting(own._id, {}, [file]), 413, 'huge.jpg is too large (max 2MB)');
});

test('more pixels than memory can take are refused', async () => {
  await expectRefusal(
    editor,
    posting({}, [good, createPixelBomb()]),
    400,
    'bomb.png has too many pixels (max 40 megapixels)',
  );
});

test('sides longer than those of any jpeg are refused', async () => {
  await expectRefusal(
    editor,
    posting({}, [createPng({ width: 1, height: 65_536 }, 'long.png')]),
    400,
    'long.png is too long (max 65535 pixels a side)',
  );
});

test('data of a camera that points to itself is not followed', async () => {
  const files = await createNestedExif();
  const took = await cpuOf(async () => {
    for (const file of files) await expectRefusal(editor, posting({}, [file]), 400, invalidType(file));
  });
  expect(took).toBeLessThan(1000);
});

test.each(await createCostlyPictures())('%s are not worked out', async (_, file) => {
  expect(file.size).toBeLessThan(LIMITS.imageSize);
  const took = await cpuOf(() => expectRefusal(editor, posting({}, [file]), 400, invalidType(file)));
  expect(took).toBeLessThan(1000);
});

test('what only says that it is a picture is not worked out', async () => {
  const file = createCostlySvg();
  const took = await cpuOf(() => expectRefusal(editor, posting({}, [file]), 400, invalidType(file)));
  expect(took).toBeLessThan(1000);
});

test('none at all and more than five are refused', async () => {
  await expectRefusal(editor, posting({}), 400, 'Please upload at least one image');
  await expectRefusal(editor, posting({}, await drawPictures(6)), 400, 'Maximum 5 images allowed');
  await expectRefusal(
    editor,
    putting(own._id, {}, await drawPictures(4)),
    400,
    'Maximum 5 images allowed in total',
  );
  await expectRefusal(
    editor,
    putting(own._id, {}, await drawPictures(6)),
    400,
    'Maximum 5 images allowed in total',
  );
});

test('a picture in a field of another name is refused', async () => {
  const form = toForm(projectFields(), [good]);
  form.append('files', good);
  await expectRefusal(
    editor,
    ['POST', '/api/portfolio', form],
    400,
    'Send pictures in the field "images", not "files"',
  );
});

test('a single upload takes exactly one', async () => {
  await expectRefusal(
    editor,
    ['POST', '/api/portfolio/images', imageForm()],
    400,
    'Please upload at least one image',
  );
  await expectRefusal(
    editor,
    ['POST', '/api/portfolio/images', imageForm(good, good)],
    400,
    'Send one picture a request',
  );
});
