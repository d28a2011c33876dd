import type { Logger } from '../log.ts';
import type { LaneName } from './lanes.data.ts';

const LOOK_EVERY_MS = 5_000;
const QUIET_MS = 10_000;

interface Episode {
  startedAt: number;
  lastAt: number;
  turnedAway: number;
}

/** Logs one line when a lane begins to turn requests away and one when it stops, never one per request. */
export function logEpisodes(log: Logger, now: () => number = Date.now) {
  const episodes = new Map<LaneName, Episode>();

  function look(): void {
    for (const [lane, { startedAt, lastAt, turnedAway }] of episodes) {
      if (now() - lastAt < QUIET_MS) continue;
      episodes.delete(lane);
      const seconds = Math.round((lastAt - startedAt) / 1_000);
      log.info({ lane, turnedAway, seconds }, 'requests are no longer turned away');
    }
  }

  const looking = setInterval(look, LOOK_EVERY_MS);
  looking.unref();
  return {
    note(lane: LaneName): void {
      const at = now();
      const episode = episodes.get(lane);
      if (episode === undefined) {
        episodes.set(lane, { startedAt: at, lastAt: at, turnedAway: 1 });
        log.warn({ lane }, 'requests are turned away: more come than can be answered');
        return;
      }
      episode.lastAt = at;
      episode.turnedAway += 1;
    },
    look,
    close: () => clearInterval(looking),
  };
}
