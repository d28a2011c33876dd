import { CONTRACT_VERSION, HOST_NAME, type HostRelease, type RemoteRelease } from '@saltbush/contract/release';
import semver from 'semver';
import { Refusal } from '../errors.ts';
import type { LiveSet } from './liveSet.ts';

const titleOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

function liveHost(liveSet: LiveSet): HostRelease | null {
  const host = liveSet.entries.get(HOST_NAME)?.release;
  return host?.kind === 'host' ? host : null;
}

function liveRemotes(liveSet: LiveSet): RemoteRelease[] {
  const releases = [...liveSet.entries.values()].map(({ release }) => release);
  return releases.filter((release): release is RemoteRelease => release.kind === 'remote');
}

function sharedMismatches(remote: RemoteRelease, host: HostRelease): string[] {
  return Object.entries(remote.requires).flatMap(([key, range]) => {
    const provided = Object.hasOwn(host.provides, key) ? host.provides[key] : undefined;
    if (provided === undefined) return [`${titleOf(remote)} needs ${key}, which ${titleOf(host)} does not provide`];
    if (semver.satisfies(provided, range, { includePrerelease: true })) return [];
    return [`${titleOf(remote)} needs ${key} ${range}, ${titleOf(host)} provides ${provided}`];
  });
}

function checkContract(remote: RemoteRelease, contract: string, holder: string): void {
  if (semver.major(remote.contract) === semver.major(contract)) return;
  throw new Refusal(
    `${titleOf(remote)} was built for contract ${remote.contract}, ${holder} has ${contract}. Build it with ` +
      `@saltbush/contract ${semver.major(contract)}, or bring ${holder} to ${semver.major(remote.contract)} first.`,
    { status: 409, code: 'contract-mismatch' },
  );
}

/** @throws Refusal when the remote cannot run in the live host. */
export function checkAgainstHost(remote: RemoteRelease, liveSet: LiveSet): void {
  const host = liveHost(liveSet);
  if (host === null) {
    checkContract(remote, CONTRACT_VERSION, 'the gateway');
    return;
  }
  checkContract(remote, host.contract, titleOf(host));
  const reasons = sharedMismatches(remote, host);
  if (reasons.length === 0) return;
  const message = `${reasons.join('; ')}. Change the range in the remote's peerDependencies, or activate another host.`;
  throw new Refusal(message, { status: 409, code: 'shared-mismatch', errors: reasons });
}

/** @throws Refusal when a live remote could not run in this host any more. */
export function checkAgainstRemotes(host: HostRelease, liveSet: LiveSet): void {
  const remotes = liveRemotes(liveSet);
  for (const remote of remotes) checkContract(remote, host.contract, titleOf(host));
  const reasons = remotes.flatMap((remote) => sharedMismatches(remote, host));
  if (reasons.length === 0) return;
  const message =
    `${titleOf(host)} would break what is live: ${reasons.join('; ')}. Release those remotes with a wider range ` +
    'first, then activate this host.';
  throw new Refusal(message, { status: 409, code: 'shared-mismatch', errors: reasons });
}

/** Two routes are one when they differ only in the names of their parameters. */
function claimsOf(remote: RemoteRelease): Map<string, string> {
  return new Map(remote.pages.map(({ path, access }) => [`${path.replace(/:[^/]+/g, ':')} ${access}`, path]));
}

/** @throws Refusal when another live remote has one of this remote's pages already. */
export function checkRoutes(remote: RemoteRelease, liveSet: LiveSet): void {
  const claims = claimsOf(remote);
  const others = liveRemotes(liveSet).filter(({ name }) => name !== remote.name);
  const reasons = others.flatMap((other) =>
    [...claimsOf(other)]
      .filter(([claim]) => claims.has(claim))
      .map(([, path]) => `${path} belongs to ${titleOf(other)}`),
  );
  if (reasons.length === 0) return;
  const message =
    `${titleOf(remote)} claims pages that are taken: ${reasons.join('; ')}. Take the page out of one of the two; to ` +
    'move a page, first activate the release that gives it up.';
  throw new Refusal(message, { status: 409, code: 'route-clash', errors: reasons });
}
