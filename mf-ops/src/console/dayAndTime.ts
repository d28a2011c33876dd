/** `21 Nov 2026, 2:05 pm AEDT` for a moment in ISO 8601, on the clock of whoever looks or in the zone given. */
export function dayAndTime(at: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(at));
}
