import { expect, test } from 'vitest';
import { phoneLink } from './phone-link';

test.each([
  ['+880 1711-000000', 'tel:+8801711000000'],
  ['+৮৮০ ১৭১১ ০০০০০০', 'tel:+8801711000000'],
  ['０３−１２３４−５６７８', 'tel:0312345678'],
  ['٠١٢ ٣٤٥', 'tel:012345'],
  ['on request', undefined],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
