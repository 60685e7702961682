/** With the digits of ASCII. */
export const toDigits = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, toAscii);

/** Each script has its ten digits one after the other, from zero on. */
function toAscii(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value % 10);
}
