import type { ApisReport, ClaimedApi } from '@saltbush/contract/release-api';

/** APIs of live releases that no service is registered for: they answer 503. */
export function unserved({ apis, upstreams }: Pick<ApisReport, 'apis' | 'upstreams'>): ClaimedApi[] {
  return apis.filter(
    (api) =>
      !upstreams.some(({ remote, version }) => remote === api.remote && (version === null || version === api.version)),
  );
}
