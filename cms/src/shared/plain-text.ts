/** Letters that Unicode does not take apart. */
const PLAIN_LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ς: 'σ' },
};
const OTHERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** In lower case, Latin and Greek letters without accents: so it is compared, in any database. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(OTHERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
