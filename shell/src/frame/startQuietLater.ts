import type { QuietBoot } from '@saltbush/contract/boot';
import type { Report } from '../reports/createReporter.ts';
import { reportVitals } from '../vitals/reportVitals.ts';
import type { HostStart } from './createHostStart.ts';
import { followQuietPage } from './followQuietPage.ts';

/** Starts what a quiet page needs only after it shows: measuring it, and following what is live. */
export function startQuietLater(
  boot: QuietBoot,
  { report, startHost }: { report: Report; startHost: HostStart },
): void {
  const { hostVersion, rendered, quiet } = boot;
  reportVitals({
    ...{ report, hostVersion },
    site: { shownAt: () => ({ ...rendered, path: quiet.path, version: () => rendered.version }) },
  });
  followQuietPage({ boot, startHost });
}
