import { expect, test } from 'vitest';
import { firstName } from './first-name';

test.each([
  ['Arif Hasan', 'Arif'],
  ['Dr. Matteo Valcourt', 'Matteo'],
  ['Prof. Dr. Ingrid Solheim', 'Ingrid'],
  ['Md. Rahim Uddin', 'Rahim'],
  ['মোঃ আরিফুল ইসলাম', 'আরিফুল'],
  ['মো: আরিফুল ইসলাম', 'আরিফুল'],
  ['ড. শিরীন আক্তার', 'শিরীন'],
  ['S. M. Hasan', 'Hasan'],
  ['A.K.M. Rahman', 'Rahman'],
  ['Mst. Rahima Begum', 'Rahima'],
  ['Dra. Ana Ruiz', 'Ana'],
  ['Dipl-Ing Karl Maier', 'Karl'],
  ['Dipl.-Ing. Karl Maier', 'Karl'],
  ['Hasan, S. M.', 'Hasan'],
  ['د. ليلى الخطيب', 'ليلى'],
  ['م. أحمد سالم', 'أحمد'],
  ['ד"ר נועה לוי', 'נועה'],
  ['डॉ. प्रिया शर्मा', 'प्रिया'],
  ['Drew Carter', 'Drew'],
  [' Amara ', 'Amara'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('%s is called %s', (name, first) => {
  expect(firstName({ name })).toBe(first);
});

test('without a name there is no first name', () => {
  expect(firstName({ name: null })).toBe('');
});
