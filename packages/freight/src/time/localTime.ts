import type { IsoDate } from './iso-date.ts';

/** A moment, as a `Date` or as milliseconds since 1970. */
export type Instant = Date | number;

export interface LocalTime {
  date: IsoDate;
  /** Minutes since local midnight, whole: 15:29:59 is 929. */
  minuteOfDay: number;
  /** The zone's abbreviation at that moment, such as AEDT. */
  zoneAbbreviation: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  formats.set(timeZone, created);
  return created;
}

/** Date and time on the clocks of an IANA zone, whatever the zone of the machine. */
export function localTime(now: Instant, timeZone: string): LocalTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(now)) parts[type] = value;
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minuteOfDay: Number(parts.hour) * 60 + Number(parts.minute),
    zoneAbbreviation: parts.timeZoneName ?? '',
  };
}
