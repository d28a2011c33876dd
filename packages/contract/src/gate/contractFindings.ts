import semver from 'semver';
import type { RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

interface Terms {
  contract: string;
  /** Name and version of what provides that contract, such as `shell 1.0.0`. */
  holder: string;
  changing: 'remote' | 'host';
}

/** Refuses a remote that was built for another major of the contract. */
export function contractFindings(remote: RemoteRelease, { contract, holder, changing }: Terms): Finding[] {
  const [theirs, ours] = [semver.major(remote.contract), semver.major(contract)];
  if (theirs === ours) return [];
  const advice =
    changing === 'remote'
      ? `Build it with @saltbush/contract ${ours}, or activate it together with a host that has contract ${theirs}.`
      : `Release ${remote.name} with @saltbush/contract ${ours} and activate both together.`;
  const message = `${titleOf(remote)} was built for contract ${remote.contract}, ${holder} has ${contract}. ${advice}`;
  return [{ code: 'contract-mismatch', message }];
}
