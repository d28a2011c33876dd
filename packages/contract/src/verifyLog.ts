import type { LogEntry } from './release-api.ts';
import { FIRST_LOG_HASH, logHashInput } from './release-log.ts';

/** The last line that was found in order. */
export interface LogPosition {
  seq: number;
  hash: string;
  at: string | null;
}

export const LOG_START: LogPosition = { seq: 0, hash: FIRST_LOG_HASH, at: null };

export type LogVerdict =
  | { status: 'whole'; position: LogPosition }
  /** `seq` is the line at fault. */
  | { status: 'broken'; seq: number; reason: string };

/**
 * Checks lines that follow `position`: none is missing, moved or edited. Lines removed from the end show only by the
 * hash of a last line that somebody kept.
 * @param sha256 of a text in UTF-8, in hex.
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
      return { status: 'broken', seq, reason: `line ${seq} is not there: after line ${last.seq} comes ${line.seq}` };
    }
    if (line.hash !== sha256(logHashInput(last.hash, line))) {
      return { status: 'broken', seq, reason: `line ${seq} is not what was written, or the line before it is another` };
    }
    if (last.at !== null && line.at < last.at) {
      return { status: 'broken', seq, reason: `line ${seq} is of ${line.at}, which is before line ${last.seq}` };
    }
    last = { seq, hash: line.hash, at: line.at };
  }
  return { status: 'whole', position: last };
}
