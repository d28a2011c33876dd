/** Periods that figures can be shown for. */
export const PERIODS = [
  { hours: 1, label: 'The last hour', short: 'Hour' },
  { hours: 24, label: 'The last 24 hours', short: '24 hours' },
  { hours: 168, label: 'The last 7 days', short: '7 days' },
] as const;
