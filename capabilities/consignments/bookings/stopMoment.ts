import { Refusal } from '@saltbush/capability/refusal';
import { clockCity, instantOf, localTime, parseTimeOfDay, resolvePlace } from '@saltbush/freight';
import type { BookingRow } from '../tables.ts';

const MINUTE_MS = 60_000;

/** People enter whole minutes, so times are compared by the minute. */
const startOfMinute = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

const ENDS = {
  pickup: { path: 'pickedUpAtLocal', did: 'picked up' },
  delivery: { path: 'deliveredAtLocal', did: 'delivered' },
} as const;

interface Told {
  end: keyof typeof ENDS;
  /** `2026-11-20T14:05`, on the clock of that stop. */
  local: string;
  now: Date;
}

/**
 * The moment at which freight was picked up or delivered, and its zone's abbreviation.
 * @throws Refusal `invalid-input` for an impossible time.
 */
export function stopMoment(row: BookingRow, { end, local, now }: Told): { at: Date; zoneAbbreviation: string } {
  const { path, did } = ENDS[end];
  const { timeZone, name } = clockCity(resolvePlace(row[`${end}_suburb`]));
  const [date = '', time = ''] = local.split('T');
  const at = instantOf(date, parseTimeOfDay(time) ?? 0, timeZone);
  const ask = `Enter when it was ${did}, on ${name} time.`;
  const fault =
    at > now.getTime()
      ? `This time is still to come in ${name}. ${ask}`
      : at < startOfMinute(row.requested_at)
        ? `This is before the booking was made. ${ask}`
        : null;
  if (fault !== null) {
    throw new Refusal(fault, { status: 400, code: 'invalid-input', fields: [{ path, message: fault }] });
  }
  return { at: new Date(at), zoneAbbreviation: localTime(at, timeZone).zoneAbbreviation };
}
