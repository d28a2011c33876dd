import { overlap, type RunTime } from './runs.ts';

/** The first moment from `fromMs` on at which a run of this length meets none of the others. */
export function earliestStart(fromMs: number, lengthMs: number, others: readonly RunTime[]): number {
  let startMs = fromMs;
  for (const other of others.toSorted((one, next) => one.fromMs - next.fromMs)) {
    if (overlap({ fromMs: startMs, untilMs: startMs + lengthMs }, other)) startMs = other.untilMs;
  }
  return startMs;
}
