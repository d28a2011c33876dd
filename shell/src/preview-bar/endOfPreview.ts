/** When a preview ends, in the reader's time zone: the time alone when that is today. `expiresAt` is ISO 8601. */
export function endOfPreview(expiresAt: string, now: Date): string {
  const end = new Date(expiresAt);
  const isToday = end.toDateString() === now.toDateString();
  return end.toLocaleString('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
  });
}
