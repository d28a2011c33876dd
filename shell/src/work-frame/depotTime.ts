/** Dispatchers work by the time of the depot in Sydney, wherever the browser is. */
const format = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZoneName: 'short',
});

/** The time of day at the depot, as `2:05 PM AEDT`. `atMs` is in milliseconds since 1970. */
export function depotTime(atMs: number): string {
  const parts = format.formatToParts(atMs);
  return parts.map(({ type, value }) => (type === 'dayPeriod' ? value.toUpperCase() : value)).join('');
}
