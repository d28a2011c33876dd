import { formatDate, formatTimeOfDay, localTime } from '@saltbush/freight';

/** An ISO moment as `20 Nov 2026, 2:00 PM AEDT`, on Sydney's clocks. */
export function sydneyMoment(iso: string): string {
  const { date, minuteOfDay, zoneAbbreviation } = localTime(new Date(iso), 'Australia/Sydney');
  return `${formatDate(date)}, ${formatTimeOfDay(minuteOfDay)} ${zoneAbbreviation}`;
}
