import { ago } from './ago.ts';
import { exactTime } from './exactTime.ts';

/** Age of a moment, with the exact time as tooltip. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {ago(at, now)}
    </time>
  );
}
