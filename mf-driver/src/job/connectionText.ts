import type { JobView } from '../queue/createJobKeeper.ts';

/** `3 reports`: of what waits, for the bar. */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Whether the gateway hears of the driver now, in words. */
export function connectionText({ waitingCount, isReached }: Pick<JobView, 'waitingCount' | 'isReached'>): string {
  if (isReached) return waitingCount === 0 ? 'Everything is sent' : `Sending ${countOf(waitingCount, 'report')}`;
  if (waitingCount === 0) return 'No reception';
  return `${countOf(waitingCount, 'report')} ${waitingCount === 1 ? 'waits' : 'wait'} for reception`;
}
