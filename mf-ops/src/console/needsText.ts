import type { ReleaseNeeds } from '@saltbush/contract/release-api';

/** How much of the API a release calls, and whether the gateway offers it: `14 routes, all offered`. */
export function needsText({ routes, unmet }: ReleaseNeeds): string {
  if (routes === null) return 'Not known: it was built before releases said so';
  if (routes.length === 0) return 'Nothing';
  const count = routes.length === 1 ? '1 route' : `${routes.length} routes`;
  if (unmet.length === 0) return `${count}, all offered`;
  return `${count}, ${unmet.length} of them not offered`;
}
