import { clockCity, localTime, resolvePlace } from '@saltbush/freight';

/** A moment where a suburb is, to the minute, such as `2026-11-20T14:05`, with the zone's abbreviation. */
export function localMinute(suburb: string, at: Date): { local: string; zoneAbbreviation: string } {
  const { date, minuteOfDay, zoneAbbreviation } = localTime(at, clockCity(resolvePlace(suburb)).timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { local: `${date}T${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`, zoneAbbreviation };
}
