import type { QuietBoot } from '@saltbush/contract/boot';
import { whenQuiet } from '../idle/whenQuiet.ts';
import { endOpening } from '../opening/endOpening.ts';
import { createReporter } from '../reports/createReporter.ts';
import { beganMs } from './beganMs.ts';
import { createHostStart } from './createHostStart.ts';
import { startOnUse } from './startOnUse.ts';

/** What the host does on other pages, without the host: reports, follows what is live, and starts the host on use. */
export function serveQuietPage(boot: QuietBoot): void {
  const { hostVersion, rendered, quiet } = boot;
  const report = createReporter();
  const startHost = createHostStart(boot);
  const durationMs = Math.round(performance.now() - beganMs());
  report({ kind: 'loaded', remote: 'shell', version: hostVersion, durationMs });
  report({ kind: 'loaded', ...rendered, page: quiet.path, durationMs });
  startOnUse(startHost);
  whenQuiet(async () => {
    endOpening();
    const { startQuietLater } = await import(/* webpackChunkName: "quiet" */ './startQuietLater.ts');
    startQuietLater(boot, { report, startHost });
  });
}
