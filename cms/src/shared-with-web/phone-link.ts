/** `tel:+8801711` of `+৮৮০ ১৭১১`, in whatever digits it is written; nothing without any. */
export function phoneLink(phone: string): string | undefined {
  const number = phone
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toAscii)
    .replace(/[^+\d]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/** Each script has its ten digits one after the other, from zero on. */
function toAscii(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value % 10);
}
