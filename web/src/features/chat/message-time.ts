const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** The time, with the day when it is not today. */
export function formatTime(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  const isToday = date.toDateString() === now.toDateString();
  return date.toLocaleString('en', isToday ? TIME : { ...TIME, month: 'short', day: 'numeric' });
}
