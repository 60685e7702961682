export const A_MINUTE = 'public, max-age=60';
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
export const FOREVER = 'public, max-age=31536000, immutable';
/** Asked for again each time, and sent when it has changed. */
export const A_MOMENT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
