import { ATTEMPTS, createFilmPlayer, type PlayableVideo, READINESS_MS } from './createFilmPlayer.ts';

/** A video that refuses its first `refusals` starts, and a clock that records the waits. */
function filmOf({ refusals = 0, isReady = true, startsItself = true } = {}) {
  const waits: number[] = [];
  const log: string[] = [];
  let left = refusals;
  let isPaused = true;
  const video = {
    preload: 'none' as const,
    readyState: isReady ? 4 : 0,
    get paused() {
      return isPaused;
    },
    play: () => {
      log.push('play');
      if (left-- > 0) return Promise.reject(new Error('NotAllowedError'));
      isPaused = false;
      return Promise.resolve();
    },
    pause: () => {
      isPaused = true;
    },
    load: () => log.push('load'),
    addEventListener: () => undefined,
  } as unknown as PlayableVideo;
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return milliseconds === READINESS_MS && isReady ? new Promise<void>(() => undefined) : Promise.resolve();
  };
  const refused: unknown[] = [];
  const onRefused = (cause: unknown) => refused.push(cause);
  const player = createFilmPlayer({ video, startsItself, wait, onRefused });
  return { player, video, log, waits, refused };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const plays = (log: string[]) => log.filter((entry) => entry === 'play').length;

describe('createFilmPlayer', () => {
  it('uses no network before the page is loaded and the film is in view', async () => {
    const { player, log } = filmOf();
    player.seen(true);
    player.interacted();
    await settled();
    expect(log).toEqual([]);
    player.seen(false);
    player.release();
    await settled();
    expect(log).toEqual([]);
    player.seen(true);
    await settled();
    expect(log).toEqual(['load', 'play']);
  });

  it('tries five times and waits 200 ms times the attempt in between', async () => {
    const { player, video, log, waits, refused } = filmOf({ refusals: 9 });
    player.seen(true);
    player.release();
    await settled();
    expect(plays(log)).toBe(ATTEMPTS);
    expect(waits).toEqual([READINESS_MS, 200, 400, 600, 800]);
    expect(video.paused).toBe(true);
    expect(refused).toEqual([new Error('NotAllowedError')]);
  });

  it('stops trying once it plays', async () => {
    const { player, log, waits, refused } = filmOf({ refusals: 2 });
    player.seen(true);
    player.release();
    await settled();
    expect(plays(log)).toBe(3);
    expect(waits).toEqual([READINESS_MS, 200, 400]);
    expect(refused).toEqual([]);
  });

  it('waits 2 s for a film that is not ready, then tries all the same', async () => {
    const { player, log, waits } = filmOf({ isReady: false });
    player.seen(true);
    player.release();
    await settled();
    expect(waits[0]).toBe(2000);
    expect(plays(log)).toBe(1);
  });

  it('tries again when the visitor touches the page, and when the film comes into view', async () => {
    const { player, log, video } = filmOf({ refusals: 10 });
    player.seen(true);
    player.release();
    await settled();
    player.seen(false);
    player.seen(true);
    await settled();
    expect(plays(log)).toBe(10);
    player.interacted();
    await settled();
    expect(plays(log)).toBe(11);
    expect(video.paused).toBe(false);
  });

  it('pauses while it is out of view, and continues when it is back', async () => {
    const { player, video } = filmOf();
    player.seen(true);
    player.release();
    await settled();
    player.seen(false);
    expect(video.paused).toBe(true);
    player.seen(true);
    await settled();
    expect(video.paused).toBe(false);
  });

  it('never starts by itself with reduced motion or reduced data, and starts when play is pressed', async () => {
    const { player, video, log } = filmOf({ startsItself: false });
    player.seen(true);
    player.release();
    player.interacted();
    await settled();
    expect(log).toEqual([]);
    player.toggle();
    await settled();
    expect(video.paused).toBe(false);
  });

  it('stays paused once the visitor paused it', async () => {
    const { player, video } = filmOf();
    player.seen(true);
    player.release();
    await settled();
    player.toggle();
    player.interacted();
    player.seen(true);
    await settled();
    expect(video.paused).toBe(true);
  });

  it('stops when it is disposed', async () => {
    const { player, log } = filmOf();
    player.end();
    player.seen(true);
    player.release();
    await settled();
    expect(log).toEqual([]);
  });
});
