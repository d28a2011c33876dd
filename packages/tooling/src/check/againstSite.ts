import { type HostRelease, parseRelease, type Release, type RemoteRelease } from '@saltbush/contract/release';
import semver from 'semver';
import { ToolingError } from '../errors.ts';
import type { GatewayClient } from '../gateway/GatewayClient.ts';

/** What would keep a site from activating this remote, one line each: contract, shared packages, claimed routes. */
export async function againstSite(release: RemoteRelease, gateway: GatewayClient): Promise<string[]> {
  const { live } = await gateway.liveSet();
  const others = live.filter(({ name }) => name !== release.name);
  const manifests = await Promise.all(
    others.map(async ({ name, version }) => parseRelease(await manifestOf(gateway, name, version))),
  );
  return manifests.flatMap((manifest) =>
    manifest.kind === 'host' ? againstHost(release, manifest) : routeClashes(release, manifest),
  );
}

async function manifestOf(gateway: GatewayClient, name: string, version: string): Promise<unknown> {
  try {
    return await gateway.manifest(name, version);
  } catch (cause) {
    const message = `The site does not hand out the manifest of ${name} ${version}, so nothing can be checked against it.`;
    throw new ToolingError(message, { code: 'gateway-refused', cause });
  }
}

export function againstHost(release: RemoteRelease, host: HostRelease): string[] {
  const findings: string[] = [];
  if (major(release) !== major(host)) {
    findings.push(
      `${label(release)} speaks contract ${release.contract}, the live shell ${host.version} has ${host.contract}. ` +
        'Build it with the contract of the shell, or release the shell first.',
    );
  }
  for (const [key, range] of Object.entries(release.requires)) {
    const provided = host.provides[key];
    if (provided !== undefined && semver.satisfies(provided, range)) continue;
    const offer = provided === undefined ? 'does not provide it' : `provides ${provided}`;
    findings.push(`${label(release)} needs ${key} ${range}, the live shell ${host.version} ${offer}.`);
  }
  return findings;
}

export function routeClashes(release: RemoteRelease, other: RemoteRelease): string[] {
  return release.pages
    .filter((page) => other.pages.some(({ path, access }) => path === page.path && access === page.access))
    .map(
      ({ path, access }) =>
        `${label(release)} claims ${path} for ${access}, which ${label(other)} already holds. Choose another path.`,
    );
}

function major({ contract }: Release): string | undefined {
  return contract.split('.')[0];
}

function label({ name, version }: Release): string {
  return `${name} ${version}`;
}
