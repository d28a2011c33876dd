import type { Release, RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { GATEWAY_APIS } from './gateway-apis.data.ts';
import { isSenior } from './isSenior.ts';
import type { RouteClaim } from './RouteOwnership.ts';
import { titleOf } from './titleOf.ts';

const HOW_TO_CHANGE = 'Choose another prefix in remote.config.ts and in the service.';

/** Whether the gateway itself answers at an address of the API, such as `/api/quotes/1`. */
export function isGatewayApi(path: string): boolean {
  // One with an ending, such as `/api/shipments.csv`, belongs to the word before it.
  const [word = ''] = (path.split('/', 3)[2] ?? '').toLowerCase().split('.', 1);
  return GATEWAY_APIS.has(word);
}

/** Refuses an API at an address of the gateway itself. */
export function reservedApiFindings(release: Pick<RemoteRelease, 'name' | 'version' | 'api'>): Finding[] {
  const { api } = release;
  if (api === undefined || !isGatewayApi(api.prefix)) return [];
  const message = `${titleOf(release)} has its API at ${api.prefix}, where the gateway itself answers. ${HOW_TO_CHANGE}`;
  return [{ code: 'api-reserved', message }];
}

/** Refuses an API that another live release has already. The older owner of a prefix comes first. */
export function apiFindings(
  release: RemoteRelease,
  others: readonly Release[],
  claims: readonly RouteClaim[],
): Finding[] {
  const { api, name } = release;
  if (api === undefined) return [];
  const { prefix } = api;
  if (isSenior(name, prefix, claims)) return [];
  return others
    .filter((other) => other.kind === 'remote' && other.name !== name && other.api?.prefix === prefix)
    .map((other) => ({
      code: 'api-clash',
      message:
        `${titleOf(release)} has its API at ${prefix}, which ${titleOf(other)} has. ${HOW_TO_CHANGE} To move the API to ` +
        `${name}, first activate a release of ${other.name} without it.`,
    }));
}
