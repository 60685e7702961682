const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

/** `3 Dec, 09:00` where the reader is; of another year with the year. */
export function localTime(date: string, zone?: Intl.DateTimeFormatOptions): string {
  return format(new Date(date), { ...DAY, ...TIME, ...zone });
}

/** `3 Dec` */
export function localDay(date: string): string {
  return format(new Date(date), DAY);
}

/** `09:00` */
export function timeOfDay(date: Date): string {
  return date.toLocaleTimeString('en-GB', TIME);
}

/** As a field of the type `datetime-local` holds it, in the time zone of this device. */
export function toLocalValue(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function format(date: Date, parts: Intl.DateTimeFormatOptions): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleString('en-GB', { ...parts, ...(!isThisYear && { year: 'numeric' }) });
}
