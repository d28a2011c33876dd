import { Refusal } from '@saltbush/capability/refusal';
import type { SitePackages } from '@saltbush/contract/gate';
import { packagesOf } from '@saltbush/contract/gate';
import { HOST_NAME } from '@saltbush/contract/release';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

interface Dependencies {
  releases: Pick<ReleaseStore, 'liveSet'>;
}

/**
 * `GET /api/site/packages`: what the host that is live was built with, for teams with a repository of their own. By its
 * name, a package is found at its immutable address.
 */
export function createPackagesRoutes({ releases }: Dependencies) {
  function livePackages(): SitePackages {
    const host = releases.liveSet().entries.get(HOST_NAME)?.release;
    if (host === undefined) {
      throw new Refusal('No host is live yet. Ask again in a moment.', { status: 503, code: 'unavailable' });
    }
    return { host: host.version, packages: packagesOf(host) };
  }

  return {
    'GET /api/site/packages': (_request, response) => {
      response.set('cache-control', 'no-store').json(livePackages());
    },
    'GET /api/site/packages/:scope/:name': ({ params }, response) => {
      const name = `${params.scope}/${params.name}`;
      const { host, packages } = livePackages();
      const found = packages.find((one) => one.name === name);
      if (found === undefined) {
        const message = `The live host ${host} hands out no package of that name. GET /api/site/packages lists what it has.`;
        throw new Refusal(message, { status: 404, code: 'not-found' });
      }
      response.set('cache-control', 'no-store').redirect(302, found.url);
    },
  } satisfies PlatformHandlers;
}
