import { ago } from './ago.ts';
import { exactTime } from './exactTime.ts';

/** A moment by its age; the exact time shows when one points at it. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {ago(at, now)}
    </time>
  );
}
