/** Fingers need 44 px, which is `11` of the scale; a mouse does not. */
export const TOUCH = '@media (pointer: coarse)';
export const fingerHigh = { [TOUCH]: { minH: '11' } };
