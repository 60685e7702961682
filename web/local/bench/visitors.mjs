// @ts-check

let visitors = 0;

/** The header of somebody new, with limits of their own. */
export function newVisitor() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}
