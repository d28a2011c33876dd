import { instantOf } from '../time/instantOf.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { parseTimeOfDay } from '../time/time-of-day.ts';
import { earliestStart } from './earliestStart.ts';
import { FIRST_RUN_MINUTE } from './run-times-2026-07.data.ts';
import type { RunTime } from './runs.ts';

const MINUTE_MS = 60_000;
/** Nobody plans by the minute. */
const STEP_MS = 5 * MINUTE_MS;

export interface Wanted {
  pickupDate: IsoDate;
  /** `15:30`, or blank for any time of the day. */
  pickupTime: string;
  /** IANA zone of the pickup. */
  timeZone: string;
  /** How long it takes, see `runMinutes`. */
  minutes: number;
}

/**
 * When a job is run, unless somebody says otherwise: at the time that the client named; else in the first gap of its day
 * that vehicle and driver have, and never in the past.
 */
export function runFor(
  { pickupDate, pickupTime, timeZone, minutes }: Wanted,
  nowMs: number,
  taken: readonly RunTime[],
) {
  const minute = parseTimeOfDay(pickupTime);
  const plannedMs = instantOf(pickupDate, minute ?? FIRST_RUN_MINUTE, timeZone);
  const soonestMs = Math.max(plannedMs, Math.ceil(nowMs / STEP_MS) * STEP_MS);
  const lengthMs = minutes * MINUTE_MS;
  const isNamed = minute !== null && plannedMs >= nowMs;
  const fromMs = isNamed ? plannedMs : earliestStart(soonestMs, lengthMs, taken);
  return { fromMs, untilMs: fromMs + lengthMs } satisfies RunTime;
}
