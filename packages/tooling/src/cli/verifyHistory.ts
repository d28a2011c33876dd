import { createHash, type KeyObject } from 'node:crypto';
import type { LogEntry, LogPage } from '@saltbush/contract/release-api';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { ToolingError } from '../errors.ts';
import type { GatewayClient } from '../gateway/GatewayClient.ts';
import type { CommandResult } from './CommandResult.ts';
import { createSignatureCheck, isSignedWith, type SignatureCheck } from './createSignatureCheck.ts';
import type { LogAnchor } from './logAnchor.ts';
import { type LogMark, markOf, readMark } from './logMark.ts';

interface Known {
  /** Mark or hash printed by an earlier run. */
  head?: string | undefined;
  /** What `mfe log anchor` wrote. */
  anchors?: readonly LogAnchor[];
  /** Public keys of the gateways, by their ids. */
  keys?: ReadonlyMap<string, KeyObject> | null;
}

type Kept = LogMark & Partial<Pick<LogAnchor, 'signature'>>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function broken(seq: number, reason: string): CommandResult {
  return {
    exitCode: 1,
    json: { status: 'broken', line: seq, reason },
    text: `The log is not whole: ${reason}. Whoever changed it had the database itself: compare with a backup.`,
  };
}

/** The first release of these lines that is stored with other bytes than it was published with. */
function changedRelease({ entries, stored = {} }: LogPage): LogEntry | undefined {
  return entries.find(({ seq, details }) => {
    const now = stored[seq];
    // Lines of before digests name none.
    return now !== undefined && details?.digest !== undefined && details.digest !== now;
  });
}

/** Why a line is not the one that somebody kept; null when it is, or nobody kept it. */
function faultOfKept({ seq, hash, signature }: LogEntry, kept: readonly Kept[]): string | null {
  const same = kept.filter((one) => one.seq === seq);
  if (same.some((one) => one.hash !== hash)) {
    return `line ${seq} is not the one that was marked, so it or lines before it were written anew`;
  }
  return same.some((one) => one.signature) && !signature
    ? `line ${seq} was signed when it was anchored, and is not now`
    : null;
}

/** @throws ToolingError when an anchor was signed by nobody who may: it says nothing about the log then. */
function checkAnchors(anchors: readonly LogAnchor[], keys: ReadonlyMap<string, KeyObject> | null): void {
  const foreign = keys && anchors.find((anchor) => anchor.signature && !isSignedWith(anchor, keys));
  if (!foreign) return;
  const message = `The anchor of line ${foreign.seq} is signed by none of --keys: it is forged or of another site. Use another one.`;
  throw new ToolingError(message, { code: 'usage' });
}

function signatureText(check: SignatureCheck, isChecked: boolean): string {
  const since = check.since();
  if (since === null) return 'Not signed: no key is set. See LOG_KEY_FILE.';
  const how = isChecked
    ? 'every signature fits'
    : 'the signatures were not checked: give the public keys with --keys FILE';
  return `Signed since line ${since} with key ${check.keyIds().join(', ')}; ${how}.`;
}

/**
 * Reads the whole log and checks on this machine, not at the gateway, that no line was edited, removed, moved or forged, and
 * that every release is stored as its line says. Without `head` and `anchors`, lines removed from the end do not show;
 * without `keys`, lines that somebody else wrote with right hashes do not.
 * @throws ToolingError when `head` was mistyped, or an anchor is forged.
 */
export async function verifyHistory(
  gateway: Pick<GatewayClient, 'log'>,
  { head, anchors = [], keys = null }: Known = {},
): Promise<CommandResult> {
  checkAnchors(anchors, keys);
  const mark = head === undefined ? null : readMark(head);
  const kept: Kept[] = mark === null ? [...anchors] : [mark, ...anchors];
  const signatures = createSignatureCheck(keys);
  const seen = new Set([LOG_START.hash]);
  let position = LOG_START;
  for (;;) {
    const page = await gateway.log(position.seq);
    if (page.entries.length === 0) break;
    const verdict = verifyLog(page.entries, position, sha256);
    if (verdict.status === 'broken') return broken(verdict.seq, verdict.reason);
    const changed = changedRelease(page);
    if (changed !== undefined) {
      const { seq, name, version } = changed;
      return broken(seq, `what is stored of ${name} ${version} is not what line ${seq} published`);
    }
    for (const entry of page.entries) {
      const fault = faultOfKept(entry, kept) ?? signatures.faultOf(entry);
      if (fault !== null) return broken(entry.seq, fault);
      seen.add(entry.hash);
    }
    position = verdict.position;
  }
  const { seq, hash } = position;
  const missing = kept.find((one) => !seen.has(one.hash));
  if (missing !== undefined) return broken(seq + 1, missingEnd(missing, seq));
  if (keys !== null && signatures.since() === null) {
    return broken(1, 'no line is signed, though --keys was given: the signatures were removed, or no key was ever set');
  }
  const next = markOf(seq, hash);
  return {
    exitCode: 0,
    json: {
      ...{ status: 'whole', lines: seq, head: hash, mark: next },
      signed: { since: signatures.since(), keys: signatures.keyIds(), isChecked: keys !== null },
    },
    text: [
      `The log is whole: ${seq} lines, and every release is stored as it was published.`,
      signatureText(signatures, keys !== null),
      `Keep this mark elsewhere: mfe history --verify --head ${next}`,
    ].join('\n'),
  };
}

function missingEnd({ seq, hash }: Kept, last: number): string {
  return seq === null
    ? `no line has the hash ${hash}, so it was mistyped, or lines are missing after line ${last}`
    : `it ends at line ${last}, and line ${seq} was marked, so lines are missing from its end`;
}
