import { Refusal } from '@saltbush/capability/refusal';
import { companyKnown } from '@saltbush/clients/neighbours';
import type { Database } from '../database/openDatabase.ts';
import { appendToLog } from '../releases/appendToLog.ts';
import { inOrder, type Situation } from '../releases/inOrder.ts';
import type { FlagWish } from './flag-requests.ts';
import { flagFaults } from './flagFaults.ts';
import { liveFlags } from './liveFlags.ts';

/** What became of a change; `revision` is the line of the log. */
export interface FlagResult {
  remote: string;
  flag: string;
  revision: number;
}

const refusal = (message: string, code: 'flag-changed' | 'flag-refused') => new Refusal(message, { status: 409, code });

async function check({ transaction, liveSet }: Situation, wish: FlagWish): Promise<void> {
  const { remote, flag, base, rules } = wish;
  const newest = liveSet.flags?.find((one) => one.remote === remote && one.flag === flag)?.seq ?? null;
  if (newest !== base) {
    const message = `${flag} of ${remote} was changed since you read it. Look at what it is now, and say again what it should be.`;
    throw refusal(message, 'flag-changed');
  }
  const faults = flagFaults(liveFlags(liveSet), wish);
  if (faults.length > 0) throw refusal(faults.join(' '), 'flag-refused');
  for (const company of new Set(rules.flatMap((rule) => rule.company ?? []))) {
    if (await companyKnown(transaction, company)) continue;
    throw refusal(`There is no client ${company}. Staff find the reference on the client's page.`, 'flag-refused');
  }
}

/** Whether this could be said of the flag now. @throws Refusal */
export async function checkFlag(database: Database, wish: FlagWish): Promise<void> {
  await inOrder(database, (situation) => check(situation, wish));
}

/**
 * Says who gets which value of a flag from now on, as a line of the log with what was said before.
 * @throws Refusal when somebody else changed it meanwhile, or when no live release has such a flag or value.
 */
export function setFlag(database: Database, { actor, ...wish }: FlagWish & { actor: string }): Promise<FlagResult> {
  return inOrder(database, async (situation) => {
    await check(situation, wish);
    const { remote, flag, isOff, rules, reason } = wish;
    const known = situation.liveSet.flags?.find((one) => one.remote === remote && one.flag === flag);
    const before = known === undefined ? null : { isOff: known.isOff, rules: known.rules };
    const details = { flag, isOff, rules, before };
    const { seq } = await appendToLog(situation.transaction, { kind: 'flag', name: remote, actor, reason, details });
    return { remote, flag, revision: seq };
  });
}
