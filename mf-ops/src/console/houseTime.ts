/**
 * Writes an ISO 8601 moment in the given parts, in the reader's time zone unless the parts name one. The day's half is
 * in capitals (`2:05 PM`), as everywhere on the site.
 */
export function houseTime(at: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-AU', parts)
    .formatToParts(new Date(at))
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toUpperCase() : value))
    .join('');
}
