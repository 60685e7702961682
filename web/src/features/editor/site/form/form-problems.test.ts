import { expect, test } from 'vitest';
import { checkForm, firstPlace, placeOf } from './form-problems';

const options = { fields: {}, shouldUseNativeValidation: undefined };
const skill = (name: string) => ({ name, level: '', icon: '', color: '' });

test('what is wrong stands at its field, also deep in a list', async () => {
  const skillCategories = [
    { name: 'Front', skills: [skill('React'), { ...skill(''), level: '900', color: '#000000' }] },
  ];
  const { errors } = await checkForm({ name: '', skillCategories }, undefined, options);
  expect(errors).toMatchObject({
    name: { message: 'Name is required' },
    skillCategories: [
      {
        skills: [
          undefined,
          {
            name: { message: 'Name is required' },
            level: { message: 'Level must be a whole number from 0 to 100' },
            color: { message: 'Colour is too dark to be seen on the background' },
          },
        ],
      },
    ],
  });
  expect(firstPlace(errors, ['skillCategories', 'name'])).toBe('skillCategories.0.skills.1.name');
});

test('a thousand skills are one problem, of their list', async () => {
  const skills = Array.from({ length: 1000 }, (_, index) => skill(`Skill ${index}`));
  const { errors } = await checkForm({ skillCategories: [{ name: 'Front', skills }] }, undefined, options);
  expect(errors).toEqual({
    skillCategories: [{ skills: { root: { type: 'invalid', message: 'Skills: at most 40' } } }],
  });
});

test.each([
  [['name'], 'name'],
  [['awards'], 'awards.root'],
  [['awards', '2', 'year'], 'awards.2.year'],
  [['skillCategories', '1', 'skills'], 'skillCategories.1.skills.root'],
  [['address', 'town'], 'address.town'],
  [['portrait'], 'portrait'],
])('what the server refuses at %j stands at %s', (path, place) => {
  expect(placeOf({ path })).toBe(place);
});

test('what is right is handed on as it is to be stored', async () => {
  const { values } = await checkForm({ heroTitle: '  Hello ', tagline: ' ' }, undefined, options);
  expect(values).toEqual({ heroTitle: 'Hello', tagline: null });
});
