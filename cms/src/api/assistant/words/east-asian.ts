const EAST_ASIAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const [HAS_EAST_ASIAN, GLUED] = [
  new RegExp(`[${EAST_ASIAN}]`, 'u'),
  new RegExp(`(?<=[a-z+#])(?=[${EAST_ASIAN}])|(?<=[${EAST_ASIAN}])(?=[a-z])`, 'gu'),
];

/** `reactは` and `react를` are written without a space. */
export const apart = (text: string): string => (HAS_EAST_ASIAN.test(text) ? text.replace(GLUED, ' ') : text);
