import semver from 'semver';
import type { RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

interface Terms {
  /** Versions of the contract that are provided, at most one of a major. */
  contracts: readonly string[];
  /** Name and version of what provides them, such as `shell 1.0.0`. */
  holder: string;
  changing: 'remote' | 'host';
}

/** Refuses a remote that was built for a major of the contract that is not provided. */
export function contractFindings(remote: RemoteRelease, { contracts, holder, changing }: Terms): Finding[] {
  const theirs = semver.major(remote.contract);
  const ours = contracts.map((version) => semver.major(version));
  if (ours.includes(theirs)) return [];
  const [newest = theirs] = ours;
  const advice =
    changing === 'remote'
      ? `Build it with @saltbush/contract ${ours.join(' or ')}, or activate it together with a host that has contract ${theirs}.`
      : `Release ${remote.name} with @saltbush/contract ${newest} and activate both together, or let the host provide ` +
        `contract ${theirs} beside ${newest}.`;
  const message = `${titleOf(remote)} was built for contract ${remote.contract}, ${holder} has ${contracts.join(' and ')}. ${advice}`;
  return [{ code: 'contract-mismatch', message }];
}
