import { type ActiveSpan, activeSpan, runIn } from '@saltbush/capability/traces';
import { isDevelopmentHost } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { tryActivation } from './activateRelease.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { NO_TRIALS, type Trials } from './trials.ts';

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'trials'>;
  log: Pick<Logger, 'debug'>;
}

/** Whoever publishes more than this waits for the trial when it is activated. */
const MOST_WAITING = 20;

/**
 * Tries a release soon after it was published, so that its activation need not wait for that. Of one name only the newest is
 * tried, and one release at a time. Nothing depends on the outcome: what did not pass is tried again when it is activated.
 */
export function createTrialsAhead({ database, releases, log }: Dependencies): (name: string, version: string) => void {
  /** Newest published version by name. Its span is a part of the publishing, and includes the wait. */
  const waiting = new Map<string, { version: string; span: ActiveSpan | undefined }>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const [name, { version, span }] of waiting) {
      waiting.delete(name);
      const asActivated = { name, version, share: 100, isWatched: null, base: null, actor: '', reason: '' };
      const { isTried, run: tryNow } = releases.trials();
      const trials: Trials = { isTried, run: (planned) => tryNow(planned, { isAhead: true }) };
      const tryIt = () => tryActivation(database, trials, asActivated);
      try {
        await (span === undefined ? tryIt() : runIn(span, tryIt));
        span?.end();
      } catch (err) {
        span?.end(err);
        log.debug({ err, name, version }, 'a published release could not be tried ahead');
      }
    }
    isRunning = false;
  }

  return (name, version) => {
    if (isDevelopmentHost({ name, version })) return;
    if (releases.trials() === NO_TRIALS || (waiting.size >= MOST_WAITING && !waiting.has(name))) return;
    waiting.get(name)?.span?.end();
    const facts = { 'saltbush.release': `${name}@${version}` };
    waiting.set(name, { version, span: activeSpan()?.begin('try it ahead', facts, { isLater: true }) });
    if (!isRunning) void run();
  };
}
