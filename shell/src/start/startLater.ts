import { keepFocus } from '../focus/keepFocus.ts';
import { askForLive } from '../live/askForLive.ts';
import type { LiveSite } from '../live/createLiveSite.ts';
import { followLive } from '../live/followLive.ts';
import { keepTab } from '../live/keepTab.ts';
import { takeSaves } from '../live/takeSaves.ts';
import { withSaves } from '../live/withSaves.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import type { Report } from '../reports/createReporter.ts';
import { followFailures } from '../reports/followFailures.ts';
import type { Drafts } from '../store/createDrafts.ts';
import { store } from '../store/store.ts';
import { reportVitals } from '../vitals/reportVitals.ts';

/** Not in what visitors get: only a development build of the host takes saves over. */
const isForWork = process.env.NODE_ENV !== 'production';

interface Options {
  site: LiveSite;
  loader: PageLoader;
  drafts: Drafts;
  report: Report;
  hostVersion: string;
  reloadDocument: () => void;
}

/**
 * Starts what a page needs only after it works: following what is live and what fails, measuring
 * vitals, and keeping the focus.
 */
export function startLater({ site, loader, drafts, report, hostVersion, reloadDocument }: Options): void {
  keepFocus();
  followFailures();
  reportVitals({ site, report, hostVersion });
  keepTab({ site, loader, drafts, hostVersion, reloadDocument, visitor: () => store.getState().visitor });
  const askWithSaves = async () => {
    await takeSaves();
    return withSaves(await askForLive(), site.state());
  };
  const ask = isForWork ? askWithSaves : askForLive;
  followLive({ known: site.state, ask, take: site.take, tell: site.connected });
}
