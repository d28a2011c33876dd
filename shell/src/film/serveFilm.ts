import { mayStartByItself } from '@saltbush/ui/may-start-by-itself';
import { whenQuiet } from '../idle/whenQuiet.ts';
import { createFilmPlayer } from './createFilmPlayer.ts';

/** Share of the film that must be in view. */
const SEEN_SHARE = 0.1;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function onRefused(cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a film that the browser refuses to start is to be logged.
  console.warn('The browser does not let the film start by itself.', cause);
}

interface Film {
  press: (act: string) => void;
}

/** By its element, which leaves memory with the page that it is on. */
const served = new WeakMap<Element, Film>();

/**
 * Plays the film in an element with `data-film`, muted and as far as visitor and browser allow. Elements in it with
 * `data-while` show while that is so: `still` or `playing`, `muted` or `loud`, `working` or `failed`. `act` is what a pressed
 * button asks for: `play` to start or pause, `sound` to mute or unmute.
 */
export function serveFilm(frame: HTMLElement, act?: string): void {
  const video = frame.querySelector('video');
  if (video === null) return;
  const film = served.get(frame) ?? begin(frame, video);
  served.set(frame, film);
  if (act !== undefined) film.press(act);
}

function begin(frame: HTMLElement, video: HTMLVideoElement): Film {
  // Browsers check the attribute too, which a page that React rendered does not have.
  video.muted = true;
  video.setAttribute('muted', '');
  const player = createFilmPlayer({ video, startsItself: mayStartByItself(), wait, onRefused });
  let isPlaying = false;
  let hasFailed = false;

  function show(): void {
    const now = [isPlaying ? 'playing' : 'still', video.muted ? 'muted' : 'loud', hasFailed ? 'failed' : 'working'];
    for (const element of frame.querySelectorAll<HTMLElement>('[data-while]')) {
      element.hidden = !now.includes(element.dataset.while ?? '');
    }
  }

  video.addEventListener('playing', () => {
    isPlaying = true;
    show();
  });
  video.addEventListener('pause', () => {
    isPlaying = false;
    show();
  });
  video.addEventListener('volumechange', show);
  // A failed source reports its error on the source element; after the last source nothing is left to play.
  video.lastElementChild?.addEventListener('error', () => {
    hasFailed = true;
    show();
  });

  const leaving = new AbortController();
  const observer = new IntersectionObserver(
    ([entry]) => {
      player.seen(entry?.isIntersecting === true);
      if (!frame.isConnected) end();
    },
    { threshold: SEEN_SHARE },
  );
  function end(): void {
    player.end();
    observer.disconnect();
    leaving.abort();
  }
  for (const kind of INTERACTIONS) {
    window.addEventListener(kind, player.interacted, { signal: leaving.signal, passive: true });
  }
  observer.observe(video);
  whenQuiet(async () => player.release());

  return {
    press(act) {
      if (act === 'play') player.toggle();
      else if (act === 'sound') video.muted = !video.muted;
    },
  };
}
