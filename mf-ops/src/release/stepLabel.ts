const HOUR_MINUTES = 60;

/** Label of a time step in the reader's time zone: `2:30 pm`, or `Sat 2 pm` when steps are hours. */
export function stepLabel(at: string, stepMinutes: number): string {
  const isLong = stepMinutes >= HOUR_MINUTES;
  return new Intl.DateTimeFormat('en-AU', {
    ...(isLong ? { weekday: 'short', hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }),
  }).format(new Date(at));
}
