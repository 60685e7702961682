import { expect, test } from 'vitest';
import { SITE_FIELD_NAMES } from '../../../content/site-schema';
import { THEMES } from './themes';

test('every field of the site stands in one form, once', () => {
  const fields = THEMES.flatMap((theme) => theme.fields);
  expect(fields.toSorted()).toEqual([...SITE_FIELD_NAMES, 'portrait'].toSorted());
});
