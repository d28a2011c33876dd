import { createHash } from 'node:crypto';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import type { GatewayClient } from '../gateway/GatewayClient.ts';
import type { CommandResult } from './CommandResult.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function broken(seq: number, reason: string): CommandResult {
  return {
    exitCode: 1,
    json: { status: 'broken', line: seq, reason },
    text: `The log is not whole: ${reason}. Whoever changed it had the database itself: compare with a backup.`,
  };
}

/**
 * Reads the whole log and checks on this machine, not at the gateway, that no line was edited, removed or moved.
 * @param head Hash printed by an earlier run. Without it, lines removed from the end do not show.
 */
export async function verifyHistory(
  gateway: Pick<GatewayClient, 'log'>,
  head: string | undefined,
): Promise<CommandResult> {
  let position = LOG_START;
  let isHeadSeen = head === undefined || head === position.hash;
  for (;;) {
    const lines = await gateway.log(position.seq);
    if (lines.length === 0) break;
    const verdict = verifyLog(lines, position, sha256);
    if (verdict.status === 'broken') return broken(verdict.seq, verdict.reason);
    isHeadSeen ||= lines.some(({ hash }) => hash === head);
    position = verdict.position;
  }
  const { seq, hash } = position;
  if (!isHeadSeen) return broken(seq + 1, `no line has the hash ${head}, so lines are missing after line ${seq}`);
  return {
    exitCode: 0,
    json: { status: 'whole', lines: seq, head: hash },
    text: `The log is whole: ${seq} lines.\n${hash}\nKeep this hash elsewhere: mfe history --verify --head ${hash}`,
  };
}
