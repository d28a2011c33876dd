import { mayStartByItself } from '@saltbush/ui/may-start-by-itself';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createFilmPlayer, type FilmPlayer } from './createFilmPlayer.ts';
import { whenPageIsIdle } from './whenPageIsIdle.ts';

/** `waiting`: no frame shown yet. `failed`: neither file could be loaded. */
export type FilmStatus = 'waiting' | 'playing' | 'paused' | 'failed';

export interface FilmControl {
  video: RefObject<HTMLVideoElement | null>;
  status: FilmStatus;
  isMuted: boolean;
  toggle: () => void;
  toggleSound: () => void;
}

/** Share of the film that must be in view. */
const SEEN_SHARE = 0.1;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function onRefused(cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a film that the browser refuses to start is to be logged.
  console.warn('The browser does not let the film start by itself.', cause);
}

/** Plays the film of a page and says how far it is. */
export function useFilm(): FilmControl {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<FilmPlayer>(null);
  const [status, setStatus] = useState<FilmStatus>('waiting');
  const [isMuted, setIsMuted] = useState(true);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React sets only the property, but browsers check the attribute too.
    element.muted = true;
    element.setAttribute('muted', '');
    const current = createFilmPlayer({ video: element, startsItself: mayStartByItself(), wait, onRefused });
    player.current = current;

    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('playing', () => setStatus('playing'), { signal });
    element.addEventListener('pause', () => setStatus((last) => (last === 'playing' ? 'paused' : last)), { signal });
    element.addEventListener('volumechange', () => setIsMuted(element.muted), { signal });
    // A failed source reports its error on the source element; after the last source nothing is left to play.
    element.lastElementChild?.addEventListener('error', () => setStatus('failed'), { signal });
    for (const kind of INTERACTIONS) window.addEventListener(kind, current.interacted, { signal, passive: true });

    const observer = new IntersectionObserver(([entry]) => current.seen(entry?.isIntersecting === true), {
      threshold: SEEN_SHARE,
    });
    observer.observe(element);
    const forget = whenPageIsIdle(current.release);
    return () => {
      current.end();
      forget();
      observer.disconnect();
      leaving.abort();
    };
  }, []);

  return {
    video,
    status,
    isMuted,
    toggle: () => player.current?.toggle(),
    toggleSound: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
  };
}
