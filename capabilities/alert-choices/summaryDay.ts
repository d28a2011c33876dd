import { addDays, type IsoDate, instantOf, localTime } from '@saltbush/freight';

const ZONE = 'Australia/Sydney';
/** Whoever begins to work at eight has read it by then. */
const SUMMARY_MINUTE = 7 * 60;

/** The day whose summary tells of something that happens now: today's until 7:00 in Sydney, then tomorrow's. */
export function summaryDay(at: Date): IsoDate {
  const { date, minuteOfDay } = localTime(at, ZONE);
  return minuteOfDay < SUMMARY_MINUTE ? date : addDays(date, 1);
}

/** The last day whose summary is due. */
export const dueSummaryDay = (at: Date): IsoDate => addDays(summaryDay(at), -1);

/** When the next summary goes out. */
export const nextSummaryAt = (now: Date): Date => new Date(instantOf(summaryDay(now), SUMMARY_MINUTE, ZONE));
