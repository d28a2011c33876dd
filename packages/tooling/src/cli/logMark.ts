import { createHash } from 'node:crypto';
import { ToolingError } from '../errors.ts';

/** What somebody kept about the log: the hash of a line, and with marks of this version also its number. */
export interface LogMark {
  seq: number | null;
  hash: string;
}

const FORM = /^(?:(\d{1,9})-)?([0-9a-f]{64})(?:-([0-9a-f]{6}))?$/;

const checkOf = (seq: number, hash: string) => createHash('sha256').update(`${seq}-${hash}`).digest('hex').slice(0, 6);

/** A line of the log in one word, which ends with a check: a mistyped mark is told from a changed log by it. */
export function markOf(seq: number, hash: string): string {
  return `${seq}-${hash}-${checkOf(seq, hash)}`;
}

/** @throws ToolingError when the mark was mistyped or cut short. A bare hash, as older versions printed, is a mark too. */
export function readMark(text: string): LogMark {
  const [, number, hash = '', check] = FORM.exec(text.trim()) ?? [];
  const seq = number === undefined ? null : Number(number);
  const isWhole = seq === null ? hash !== '' && check === undefined : check === checkOf(seq, hash);
  if (isWhole) return { seq, hash };
  const message = '--head is no mark that this command prints: it was mistyped or cut short. Copy it again.';
  throw new ToolingError(message, { code: 'usage' });
}
