import { expect, test } from 'vitest';
import { splitLevels } from '../../src/api/fit/advert/levels';

test.each([
  ['English, German is a plus', 'English | + German is a plus'],
  ['Fluent English; German or French would be great', 'Fluent English | + German or French would be great'],
  ['Docker, Kubernetes and AWS are a plus', '+ Docker, Kubernetes and AWS are a plus'],
  ['Docker, ideally Kubernetes, Helm', 'Docker | + ideally Kubernetes, Helm'],
  ['German is a plus, English is required', '+ German is a plus | English is required'],
  [
    'Deutsch fließend, Englisch und Polnisch sind von Vorteil',
    'Deutsch fließend | + Englisch und Polnisch sind von Vorteil',
  ],
  ['Python (Django or Flask preferred), SQL', 'Python | + (Django or Flask preferred) | SQL'],
  ['A degree helps, but is not required', '+ A degree helps, but is not required'],
  ['Idealerweise Java, Spring und Kafka', '+ Idealerweise Java, Spring und Kafka'],
  ['React (nice to have)', '+ React (nice to have)'],
  [
    'PHP y WordPress; si has tocado WooCommerce, mejor',
    'PHP y WordPress | + si has tocado WooCommerce, mejor',
  ],
  ['React, Redux', 'React, Redux'],
])('%s', (sentence, parts) => {
  const told = splitLevels(sentence, false).map(({ text, level }) => (level === 'nice' ? `+ ${text}` : text));
  expect(told.join(' | ')).toBe(parts);
});
