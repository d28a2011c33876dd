import { Refusal } from '@saltbush/capability/refusal';
import { HOST_NAME } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import { appendToLog } from './appendToLog.ts';
import { inOrder, type Situation } from './inOrder.ts';
import type { ReleaseChange, ReleaseChangeResult } from './release-change.ts';
import { staleBase } from './staleBase.ts';

interface Wanted extends ReleaseChange {
  /** The version that the caller saw as live or as the candidate; null when they did not look. */
  from: string | null;
  /** The revision that the caller decided on. At any other revision the retirement is refused. */
  revision?: number;
}

type Preparation =
  | { status: 'done'; result: ReleaseChangeResult }
  | { status: 'possible'; write: () => Promise<ReleaseChangeResult> };

function prepare({ transaction, liveSet, versions, retired }: Situation, wanted: Wanted): Preparation {
  const { name, actor, reason, from, revision } = wanted;
  if (name === HOST_NAME) {
    const message =
      'The host cannot be retired: no page works without it. Roll it back, or activate another release of it.';
    throw new Refusal(message, { status: 409, code: 'host-stays' });
  }
  const live = versions.get(name);
  const gone = retired.get(name);
  const isOutdated = revision !== undefined && revision !== liveSet.revision;
  const isSeen = from === null || from === live?.version || from === live?.candidate?.version;
  if (live === undefined && gone !== undefined && (isSeen || from === gone.version)) {
    return { status: 'done', result: { revision: gone.seq, name, version: gone.version, kind: 'retire' } };
  }
  if (from !== null && (!isSeen || isOutdated)) throw staleBase(name, live, from);
  if (live === undefined) {
    const message = `Nothing of ${name} is live, so there is nothing to retire. See mfe status for what is.`;
    throw new Refusal(message, { status: 409, code: 'never-active' });
  }
  const { version, candidate } = live;
  const withdrawn = candidate === null ? [version] : [candidate.version, version];
  const result = { name, version, kind: 'retire' } as const;
  return {
    status: 'possible',
    write: async () => {
      const details = { ...wanted.details, withdrawn };
      const { seq } = await appendToLog(transaction, { ...result, actor, reason, details });
      return { revision: seq, ...result };
    },
  };
}

/**
 * Takes a remote off the site: its pages answer 404 and its menu entries are gone, until a release of it is activated
 * again. What was live counts as taken back. A remote that is off the site already stays as it is.
 * @throws Refusal for the host, for a remote that was never live, and when something else went live meanwhile.
 */
export function retireRemote(database: Database, wanted: Wanted): Promise<ReleaseChangeResult> {
  return inOrder(database, async (situation) => {
    const preparation = prepare(situation, wanted);
    return preparation.status === 'done' ? preparation.result : preparation.write();
  });
}

/**
 * Checks whether a retirement would work, without doing it. Returns the one of before for a remote that is off the site
 * already, else null.
 * @throws Refusal like `retireRemote`.
 */
export function tryRetirement(database: Database, wanted: Wanted): Promise<ReleaseChangeResult | null> {
  return inOrder(database, async (situation) => {
    const preparation = prepare(situation, wanted);
    return preparation.status === 'done' ? preparation.result : null;
  });
}
