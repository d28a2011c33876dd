import { createHash } from 'node:crypto';
import type { LogEntry, LogPage } from '@saltbush/contract/release-api';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import type { GatewayClient } from '../gateway/GatewayClient.ts';
import type { CommandResult } from './CommandResult.ts';
import { type LogMark, markOf, readMark } from './logMark.ts';

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

/**
 * Reads the whole log and checks on this machine, not at the gateway, that no line was edited, removed or moved, and that
 * every release is stored as its line says.
 * @param head Mark or hash printed by an earlier run. Without it, lines removed from the end do not show.
 * @throws ToolingError when `head` was mistyped.
 */
export async function verifyHistory(
  gateway: Pick<GatewayClient, 'log'>,
  head: string | undefined,
): Promise<CommandResult> {
  const mark = head === undefined ? null : readMark(head);
  let position = LOG_START;
  let isMarkSeen = mark === null || mark.hash === position.hash;
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
    const marked = page.entries.find(({ seq }) => seq === mark?.seq);
    if (marked !== undefined && marked.hash !== mark?.hash) {
      return broken(
        marked.seq,
        `line ${marked.seq} is not the one that was marked, so it or lines before it were written anew`,
      );
    }
    isMarkSeen ||= page.entries.some(({ hash }) => hash === mark?.hash);
    position = verdict.position;
  }
  const { seq, hash } = position;
  if (!isMarkSeen) return broken(seq + 1, missingEnd(mark, seq));
  const kept = markOf(seq, hash);
  return {
    exitCode: 0,
    json: { status: 'whole', lines: seq, head: hash, mark: kept },
    text: `The log is whole: ${seq} lines, and every release is stored as it was published.\nKeep this mark elsewhere: mfe history --verify --head ${kept}`,
  };
}

function missingEnd(mark: LogMark | null, last: number): string {
  return mark === null || mark.seq === null
    ? `no line has the hash ${mark?.hash}, so it was mistyped, or lines are missing after line ${last}`
    : `it ends at line ${last}, and line ${mark.seq} was marked, so lines are missing from its end`;
}
