import { toDigits } from './digits';

/** Where an extension or a second number begins. A slash may also part the area code: `030/123456`. */
const REST = /[,;|#]|(?<=(?:\d\D*){7})\/|(?<=\d)[\s(/]*(?:\p{L}|\+).*/su;
/** `1-800-FLOWERS` */
const SPELT = /\d.*\p{L}/su;
/** `+44 (0)20`: only within the country is it dialled. */
const INLAND = /^(\s*\+[^(]*)\(0\)/;

/** `tel:+8801711` of `+৮৮০ ১৭১১`, in whatever digits it is written; of several the first, and nothing without any. */
export function phoneLink(phone: string): string | undefined {
  const [written = ''] = toDigits(phone).replace(INLAND, '$1').split(REST);
  const number = written.replace(/[^+\d]/g, '');
  return /\d/.test(number) && !SPELT.test(written) ? `tel:${number}` : undefined;
}
