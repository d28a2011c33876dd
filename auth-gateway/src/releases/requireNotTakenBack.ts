import { Refusal } from '@saltbush/capability/refusal';
import type { Situation } from './inOrder.ts';

interface Wanted {
  name: string;
  version: string;
  /** The caller knows that it was taken back. */
  isEvenThoughWithdrawn: boolean;
}

/** @throws Refusal `withdrawn` for a release that was taken back and that the caller did not name as such. */
export async function requireNotTakenBack(
  { transaction, versions, retired }: Situation,
  { name, version, isEvenThoughWithdrawn }: Wanted,
): Promise<void> {
  const seq = (versions.get(name) ?? retired.get(name))?.takenBack.get(version);
  if (seq === undefined || isEvenThoughWithdrawn) return;
  const line = await transaction
    .selectFrom('release_log')
    .select(['seq', 'at', 'actor', 'reason'])
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  const takenBack = { ...line, at: line.at.toISOString() };
  const message =
    `${name} ${version} was taken back by ${line.actor} (line ${seq} of the log, "${line.reason}"). Publish a new ` +
    'version, or, if visitors should get this one all the same, say so with --even-though-withdrawn.';
  throw new Refusal(message, { status: 409, code: 'withdrawn', facts: { takenBack } });
}
