import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from '../releases/createPermits.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { reportSlots } from './reportSlots.ts';

interface Dependencies {
  releases: Pick<ReleaseStore, 'publishedLiveSet'>;
  permits: Pick<Permits, 'permit'>;
}

/** `/api/releases/slots`: the places in pages that parts of other remotes fill. */
export function createSlotsRoutes({ releases, permits }: Dependencies) {
  return {
    'GET /api/releases/slots': async (request, response) => {
      await permits.permit(request, 'read');
      response.json(reportSlots(releases.publishedLiveSet()));
    },
  } satisfies PlatformHandlers;
}
