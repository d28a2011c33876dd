import type { LogEntry } from './release-api.ts';
import { FIRST_LOG_HASH, logHashInput } from './release-log.ts';

/** The last line that passed the check. */
export interface LogPosition {
  seq: number;
  hash: string;
  at: string | null;
}

export const LOG_START: LogPosition = { seq: 0, hash: FIRST_LOG_HASH, at: null };

export type LogVerdict =
  | { status: 'whole'; position: LogPosition }
  /** `seq` is the first line that fails. */
  | { status: 'broken'; seq: number; reason: string };

/**
 * Checks the lines after `position`: none may be missing, moved or edited. Lines cut off the end show only when the
 * hash of the last one was kept elsewhere.
 * @param sha256 of a text in UTF-8, as hex.
 */
export function verifyLog(
  lines: readonly LogEntry[],
  position: LogPosition,
  sha256: (text: string) => string,
): LogVerdict {
  let last = position;
  for (const line of lines) {
    const seq = last.seq + 1;
    if (line.seq !== seq) {
      return { status: 'broken', seq, reason: `line ${seq} is missing: line ${line.seq} follows line ${last.seq}` };
    }
    if (line.hash !== sha256(logHashInput(last.hash, line))) {
      return { status: 'broken', seq, reason: `line ${seq} was edited, or the line before it is not the original one` };
    }
    if (last.at !== null && line.at < last.at) {
      return {
        status: 'broken',
        seq,
        reason: `line ${seq} has the time ${line.at}, which is earlier than line ${last.seq}`,
      };
    }
    last = { seq, hash: line.hash, at: line.at };
  }
  return { status: 'whole', position: last };
}
