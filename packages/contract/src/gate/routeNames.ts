import { isRouteName } from '../api-needs.ts';
import type { RemoteRelease } from '../release.ts';
import { isGatewayApi } from './apiFindings.ts';

type OwnApi = Pick<RemoteRelease, 'api'>;

/** Whether a text names a route that the gateway itself answers: not one of the remote's own service. */
function isGatewayRoute(text: string, { api }: OwnApi): boolean {
  if (!isRouteName(text)) return false;
  const path = text.slice(text.indexOf(' ') + 1);
  return isGatewayApi(path) && path !== api?.prefix && !path.startsWith(`${api?.prefix}/`);
}

/** The routes of the gateway that scripts call: each stands in their words as a whole text. */
export function routeNames(words: Iterable<string>, own: OwnApi): string[] {
  return [...new Set(words)].filter((word) => isGatewayRoute(word, own)).sort();
}
