import type { replayEarlyClicks } from '../early-acts/earlyClicks.ts';
import type { replay } from '../early-acts/earlyInput.ts';
import type { LiveSite } from '../live/createLiveSite.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import type { HostServices } from '../store/createHostServices.ts';
import type { SiteStore } from '../store/createSiteStore.ts';

/** What the host's slots work with. */
export interface SlotTools {
  site: LiveSite;
  loader: PageLoader;
  store: SiteStore['store'];
  services: HostServices;
  /** Of the first chunk, which keeps what came before React: imported here, they would cost it more than they do. */
  replayEarlyClicks: typeof replayEarlyClicks;
  replay: typeof replay;
}
