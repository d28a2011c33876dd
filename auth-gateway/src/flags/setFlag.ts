import { Refusal } from '@saltbush/capability/refusal';
import { companyKnown } from '@saltbush/clients/neighbours';
import type { Release } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import { afterTrial, type Preparation } from '../releases/afterTrial.ts';
import { appendToLog } from '../releases/appendToLog.ts';
import type { Situation } from '../releases/inOrder.ts';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';
import type { Planned, Trials } from '../releases/trials.ts';
import type { FlagWish } from './flag-requests.ts';
import { flagFaults } from './flagFaults.ts';
import { liveFlags } from './liveFlags.ts';
import { givenValues } from './valuesInForce.ts';

/** What became of a change; `revision` is the line of the log. */
export interface FlagResult {
  remote: string;
  flag: string;
  revision: number;
}

/** The line of the log does not exist yet. */
const NOT_WRITTEN = { seq: 0, by: '', at: '', reason: '' };

const refusal = (message: string, code: 'flag-changed' | 'flag-refused') => new Refusal(message, { status: 409, code });

async function check({ transaction, liveSet }: Situation, wish: FlagWish): Promise<void> {
  const { remote, flag, base, rules } = wish;
  const newest = switchedIn(liveSet, wish)?.seq ?? null;
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

type Named = FlagWish & { actor: string };

const switchedIn = ({ flags }: LiveSet, { remote, flag }: FlagWish) =>
  flags?.find((one) => one.remote === remote && one.flag === flag);

/** The live set once the flag is switched, and the releases whose visitors get a value of it that none got before. */
function planned({ liveSet }: Situation, wish: FlagWish): Omit<Planned, 'before'> {
  const { remote, flag, isOff, rules } = wish;
  const known = switchedIn(liveSet, wish);
  const entry = liveSet.entries.get(remote);
  const getsNew = (release: Release) => {
    const declared = release.kind === 'remote' ? release.flags?.[flag] : undefined;
    if (declared === undefined) return false;
    const before = givenValues(declared, known);
    return givenValues(declared, wish).some((value) => !before.includes(value));
  };
  return {
    next: {
      ...liveSet,
      flags: [...(liveSet.flags?.filter((one) => one !== known) ?? []), { ...NOT_WRITTEN, remote, flag, isOff, rules }],
    },
    // What only takes a value away waits for no trial: it may be the remedy.
    changed: entry === undefined ? [] : releasesOf(entry).filter(getsNew),
    flag,
  };
}

async function prepare(situation: Situation, wish: Named): Promise<Preparation<FlagResult>> {
  await check(situation, wish);
  return {
    status: 'possible',
    planned: planned(situation, wish),
    write: async () => {
      const { remote, flag, isOff, rules, reason, actor } = wish;
      const known = switchedIn(situation.liveSet, wish);
      const before = known === undefined ? null : { isOff: known.isOff, rules: known.rules };
      const details = { flag, isOff, rules, before };
      const { seq } = await appendToLog(situation.transaction, { kind: 'flag', name: remote, actor, reason, details });
      return { remote, flag, revision: seq };
    },
  };
}

/** Whether this could be said of the flag now, without saying it. @throws Refusal as `setFlag` does. */
export async function checkFlag(database: Database, trials: Trials, wish: Named): Promise<void> {
  await afterTrial(database, trials, { prepare: (situation) => prepare(situation, wish), act: async () => {} });
}

/**
 * Says who gets which value of a flag from now on, as a line of the log with what was said before. A value that nobody
 * got until now is tried first: the pages of the remote are rendered with it.
 * @throws Refusal when somebody else changed it meanwhile, when no live release has such a flag or value, or when a page
 * fails with it.
 */
export function setFlag(database: Database, trials: Trials, wish: Named): Promise<FlagResult> {
  return afterTrial(database, trials, {
    prepare: (situation) => prepare(situation, wish),
    act: ({ write }) => write(),
  });
}
