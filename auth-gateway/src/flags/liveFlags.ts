import type { FlagDeclaration, FlagDeclarations } from '@saltbush/contract/flags';
import type { FlagSwitch } from '@saltbush/contract/release-api';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';

/** A flag that some visitor may meet, with what operators said of it. */
export interface LiveFlag {
  remote: string;
  flag: string;
  declared: FlagDeclaration;
  switched: FlagSwitch | undefined;
}

const keyOf = (remote: string, flag: string) => `${remote} ${flag}`;

function declaredBy({ entries }: LiveSet): [remote: string, flags: FlagDeclarations][] {
  return [...entries].flatMap(([remote, entry]) => {
    // What is live says what a flag is, also where another release of the remote says otherwise.
    const all = [entry.lastGood, ...[...releasesOf(entry)].reverse()];
    const flags = Object.assign({}, ...all.map((release) => (release?.kind === 'remote' ? release.flags : undefined)));
    return Object.keys(flags).length === 0 ? [] : [[remote, flags]];
  });
}

/** The flags of a live set: those of live releases, of candidates, and of what is fallen back to. */
export function liveFlags(liveSet: LiveSet): LiveFlag[] {
  const switches = new Map(liveSet.flags?.map((one) => [keyOf(one.remote, one.flag), one]));
  return declaredBy(liveSet).flatMap(([remote, flags]) =>
    Object.entries(flags).map(([flag, declared]) => ({
      ...{ remote, flag, declared, switched: switches.get(keyOf(remote, flag)) },
    })),
  );
}
