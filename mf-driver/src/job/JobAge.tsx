import { formatTimeOfDay } from '@saltbush/freight';
import type { JobView } from '../queue/createJobKeeper.ts';
import * as S from './job.styles.ts';

/** By the telephone's own clock. */
function clockOf(atMs: number): string {
  const at = new Date(atMs);
  return formatTimeOfDay(at.getHours() * 60 + at.getMinutes());
}

function dayOf(atMs: number): string {
  return new Date(atMs).toDateString();
}

/** How old the job is that is shown without reception: the desk may have changed it since. */
export function JobAge({ isReached, readAtMs }: Pick<JobView, 'isReached' | 'readAtMs'>) {
  if (isReached) return null;
  const isToday = dayOf(readAtMs) === dayOf(Date.now());
  return (
    <S.Soft>
      As we had it at {clockOf(readAtMs)}
      {isToday ? '' : `, ${dayOf(readAtMs)}`}. It may have changed since.
    </S.Soft>
  );
}
