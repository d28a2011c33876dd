import type { HostRelease, RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

/**
 * Refuses a remote that uses exports the host lacks, or has in another form than the remote was built against.
 * Releases built before manifests listed their exports are not checked.
 */
export function exportFindings(remote: RemoteRelease, host: HostRelease, changing: 'remote' | 'host'): Finding[] {
  return Object.entries(remote.uses ?? {}).flatMap(([key, uses]) => {
    const offers = host.offers && Object.hasOwn(host.offers, key) ? host.offers[key] : undefined;
    if (offers === undefined) return [];
    return Object.entries(uses).flatMap(([name, hash]): Finding[] => {
      const forms = Object.hasOwn(offers, name) ? (offers[name] ?? []) : [];
      if (forms.includes(hash)) return [];
      const isMissing = forms.length === 0;
      const use = `${titleOf(remote)} uses ${name} of ${key}`;
      const lack = isMissing
        ? `${use}, which ${titleOf(host)} does not have`
        : `${use} in the form ${hash}, which ${titleOf(host)} does not offer`;
      const advice =
        changing === 'remote'
          ? remedyOfRemote(host.provides[key] ?? host.contract, isMissing)
          : remedyOfHost(remote, name, isMissing);
      return [{ code: isMissing ? 'export-missing' : 'export-changed', message: `${lack}. ${advice}` }];
    });
  });
}

function remedyOfRemote(contract: string, isMissing: boolean): string {
  return isMissing
    ? 'Do without it, or activate a host that has it first.'
    : `Build it with the contract of that host (${contract}), or activate a host that offers that form first.`;
}

function remedyOfHost(remote: RemoteRelease, name: string, isMissing: boolean): string {
  if (isMissing) return `Release ${remote.name} without ${name} first, or give the host ${name} again.`;
  return (
    `Release ${remote.name} built with the new contract first, or, where that form still works, list it under ` +
    '"compatible" in packages/contract/surface.json and build the host again.'
  );
}
