import { createHash } from 'node:crypto';
import type { LineSignature, LogEntry } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';

/** What somebody kept elsewhere about the newest line of the log. */
export interface LogAnchor {
  seq: number;
  hash: string;
  at: string;
  signature: LineSignature | null;
}

const FORM =
  /^(\d{1,9}) ([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (?:([0-9a-f]{16}) ([\w-]{86})|not signed) ([0-9a-f]{8})$/;

const checkOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** One line: number, hash, time, key and signature (or `not signed`), and a check by which a mistyped one shows. */
export function anchorLine({ seq, hash, at, signature = null }: Pick<LogEntry, keyof LogAnchor>): string {
  const text = `${seq} ${hash} ${at} ${signature === null ? 'not signed' : `${signature.keyId} ${signature.text}`}`;
  return `${text} ${checkOf(text)}`;
}

function readAnchor(line: string): LogAnchor | null {
  const [, seq, hash = '', at = '', keyId, text, check] = FORM.exec(line) ?? [];
  if (seq === undefined || check !== checkOf(line.slice(0, -9))) return null;
  const signature = keyId === undefined || text === undefined ? null : { keyId, text };
  return { seq: Number(seq), hash, at, signature };
}

/**
 * The anchors of a file, one a line.
 * @throws ToolingError when there is none, or one was mistyped or cut short.
 */
export function readAnchors(file: string): LogAnchor[] {
  const lines = file.split('\n').map((line) => line.trim());
  const anchors = lines.flatMap((line, index) => {
    if (line === '') return [];
    const anchor = readAnchor(line);
    if (anchor !== null) return [anchor];
    const message = `Line ${index + 1} of the anchors is none that mfe log anchor wrote: it was mistyped or cut short. Copy it again.`;
    throw new ToolingError(message, { code: 'usage' });
  });
  if (anchors.length > 0) return anchors;
  throw new ToolingError('The file has no anchor. Write one with mfe log anchor --out FILE.', { code: 'usage' });
}
