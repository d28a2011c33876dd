/** Number of starts before the browser's refusal is accepted. */
export const ATTEMPTS = 5;
/** Wait after a refusal, multiplied by the number of the attempt. */
export const STEP_MS = 200;
/** Longest wait for the film to be ready; then it is started anyway. */
export const READINESS_MS = 2000;

/** The part of a video element that the player uses. */
export type PlayableVideo = Pick<
  HTMLVideoElement,
  'play' | 'pause' | 'load' | 'paused' | 'readyState' | 'preload' | 'addEventListener'
>;

export interface FilmPlayer {
  /** The page has loaded, so the film may use the network. */
  release: () => void;
  /** The film came into view or left it. */
  seen: (isSeen: boolean) => void;
  /** The visitor touched the page; from then on browsers allow more. */
  interacted: () => void;
  /** The visitor pressed play or pause; that choice holds from now on. */
  toggle: () => void;
  /** Stops all attempts. */
  end: () => void;
}

interface FilmPlayerOptions {
  video: PlayableVideo;
  /** False when the visitor asked for reduced motion or reduced data. */
  startsItself: boolean;
  wait: (milliseconds: number) => Promise<void>;
  /**
   * Called when the browser refused every attempt of a start, so that it can be logged. Visitors see the still picture.
   */
  onRefused: (cause: unknown) => void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const READY = 3;

/** Starts a film as far as visitor and browser allow, and keeps it still while nobody sees it. Never throws. */
export function createFilmPlayer({ video, startsItself, wait, onRefused }: FilmPlayerOptions): FilmPlayer {
  let isWanted = startsItself;
  let isReleased = false;
  let isSeen = false;
  let isTrying = false;
  let isLoading = false;

  const shouldPlay = () => isWanted && isReleased && isSeen;

  const ready = () =>
    video.readyState >= READY
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          video.addEventListener('canplay', () => resolve(), { once: true });
        });

  function load() {
    if (isLoading) return;
    isLoading = true;
    video.preload = 'auto';
    video.load();
  }

  let refusal: unknown;
  const plays = () =>
    video.play().then(
      () => true,
      (cause: unknown) => {
        refusal = cause;
        return false;
      },
    );

  async function start() {
    if (isTrying || !shouldPlay() || !video.paused) return;
    isTrying = true;
    load();
    await Promise.race([ready(), wait(READINESS_MS)]);
    for (let attempt = 1; attempt <= ATTEMPTS && shouldPlay(); attempt++) {
      if (await plays()) break;
      if (attempt < ATTEMPTS) await wait(STEP_MS * attempt);
      else onRefused(refusal);
    }
    isTrying = false;
    if (!shouldPlay()) video.pause();
  }

  return {
    release: () => {
      isReleased = true;
      void start();
    },
    seen: (isSeenNow) => {
      isSeen = isSeenNow;
      if (isSeen) void start();
      else video.pause();
    },
    interacted: () => void start(),
    toggle: () => {
      isWanted = video.paused;
      if (!isWanted) return video.pause();
      isReleased = true;
      isSeen = true;
      void start();
    },
    end: () => {
      isWanted = false;
    },
  };
}
