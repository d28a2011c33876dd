import type { Host } from '@saltbush/contract';
import type { LiveSite } from '../live/createLiveSite.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import type { Drafts } from '../store/createDrafts.ts';
import type { SiteStore } from '../store/createSiteStore.ts';

/** What the host's slots work with. */
export interface SlotTools {
  site: LiveSite;
  loader: PageLoader;
  store: SiteStore['store'];
  services: Omit<Host, 'visitor'>;
  drafts: Drafts;
}
