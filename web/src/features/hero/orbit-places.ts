/** In percent of the portrait's square. */
export type Place = { x: number; y: number };

/** Clockwise from the top left. */
const NINE: Place[] = [
  { x: 31, y: 2 },
  { x: 69, y: 2 },
  { x: 96, y: 26 },
  { x: 101, y: 61 },
  { x: 82, y: 91 },
  { x: 46, y: 102 },
  { x: 13, y: 86 },
  { x: -2, y: 54 },
  { x: 7, y: 21 },
];

const CENTER = 50;
const RADIUS = 52;
/** From the right, clockwise: where the first of the nine stands. */
const FIRST_ANGLE = -112;

/** Where so many icons stand round the portrait. */
export function orbitPlaces(count: number): Place[] {
  if (count >= NINE.length) return NINE;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((FIRST_ANGLE + (index * 360) / count) * Math.PI) / 180;
    return { x: onCircle(Math.cos(angle)), y: onCircle(Math.sin(angle)) };
  });
}

/** Whole numbers are alike on the server and in every browser. */
function onCircle(share: number): number {
  return Math.round(CENTER + RADIUS * share);
}
