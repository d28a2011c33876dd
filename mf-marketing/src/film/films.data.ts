import heroLoopMp4 from '../films/hero-loop.mp4';
import heroLoopWebm from '../films/hero-loop.webm';
import heroLoopPoster from '../films/hero-loop-poster.webp';

export interface FilmEntry {
  /** What the film shows, for whoever cannot see it. */
  label: string;
  webm: string;
  mp4: string;
  /** Its first frame. */
  poster: string;
  width: number;
  height: number;
}

const size = { width: 1280, height: 720 } as const;

/** Every film of the site, rendered from the fleet's models. */
export const films = {
  heroLoop: {
    ...size,
    label: 'A B-double drives along a coastal highway',
    webm: heroLoopWebm,
    mp4: heroLoopMp4,
    poster: heroLoopPoster,
  },
} as const satisfies Record<string, FilmEntry>;

export type FilmName = keyof typeof films;
