import { expect, test } from 'vitest';
import { ITEM_FIELDS, SITE_FIELDS } from '../../../../content/site-rules';
import { checkSite, SITE_FIELD_NAMES } from '../../../../content/site-schema';
import sample from '../../../../../../cms/seed/site.json';
import type { FormFields } from '../../fields/form-field';
import { FORM_FIELDS } from './form-fields';
import { toFormValues, toSiteInput } from './form-values';

test('what a form holds of a site is stored as it was', () => {
  const values = toFormValues(SITE_FIELD_NAMES, sample);
  const { fields, problems } = checkSite(toSiteInput(values), { isPartial: false });
  expect(problems).toEqual([]);
  expect(fields).toEqual(checkSite(sample, { isPartial: false }).fields);
});

test('names, limits and help of every field, also of entries, are those of the rules', () => {
  const described = (fields: FormFields): [string, unknown][] =>
    Object.entries(fields).flatMap(([name, field]) => [
      [name, field.label] as [string, unknown],
      ...('fields' in field ? described(field.fields) : []),
    ]);
  const labels = new Set(described(FORM_FIELDS).map(([, label]) => label));
  const rules = [SITE_FIELDS, ...Object.values(ITEM_FIELDS)].flatMap((fields) => Object.values(fields));
  expect(rules.filter(({ label }) => !labels.has(label))).toEqual([]);
});

test.each(['2024', '২০২৪', '٢٠٢٤', '２０２４'])('a year is one in whatever digits: %s', (year) => {
  const awards = [{ title: 'First', year, description: '' }];
  expect(toSiteInput({ awards })).toEqual({ awards: [{ title: 'First', year: 2024, description: '' }] });
});

test('whatever storage holds becomes something to fill in', () => {
  const stored = {
    name: 3,
    awards: [{ title: 'First', year: 2024, admin: true }, null, 'x'],
    skillCategories: [{ name: 'Front', skills: 'none' }],
    address: [],
    about: 'x'.repeat(60_000),
  };
  const names = ['name', 'awards', 'skillCategories', 'address', 'about', 'email'] as const;
  const { about, ...values } = toFormValues(names, stored);
  expect(values).toEqual({
    name: '3',
    awards: [
      { title: 'First', year: '2024', description: '' },
      { title: '', year: '', description: '' },
      { title: '', year: '', description: '' },
    ],
    skillCategories: [{ name: 'Front', skills: [] }],
    address: { street: '', town: '', region: '', country: '' },
    email: '',
  });
  expect(about).toHaveLength(50_000);
});

test('a number that is none is refused, not swallowed', () => {
  const input = toSiteInput({ awards: [{ title: 'First', year: 'soon', description: '' }] });
  const { problems } = checkSite(input, { isPartial: true });
  expect(problems).toEqual([
    { path: ['awards', '0', 'year'], message: 'Year must be a whole number from 1900 to 2100' },
  ]);
});
