const HOUR_MINUTES = 60;

/** A step of time beside a chart, on the clock of whoever looks: `2:30 pm`, or `Sat 2 pm` where steps are hours. */
export function stepLabel(at: string, stepMinutes: number): string {
  const isLong = stepMinutes >= HOUR_MINUTES;
  return new Intl.DateTimeFormat('en-AU', {
    ...(isLong ? { weekday: 'short', hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' }),
  }).format(new Date(at));
}
