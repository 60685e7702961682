import { expect, test } from 'vitest';
import { joined } from './site-texts';

test.each([
  [['Puthia', null, 'Bangladesh'], 'Puthia, Bangladesh'],
  [['Харків', 'Україна'], 'Харків, Україна'],
  [['القاهرة', 'مصر'], 'القاهرة، مصر'],
  [['杭州', '浙江', '中国'], '杭州，浙江，中国'],
  [['つくば', '日本'], 'つくば、日本'],
  [['王小明', 'Web Developer'], '王小明, Web Developer'],
  [['', undefined], ''],
])('%j has the comma of its script', (parts, text) => {
  expect(joined(...parts)).toBe(text);
});
