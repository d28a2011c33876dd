import type { RefObject } from 'react';
import { type FilmEntry, type FilmName, films } from './films.data.ts';

export interface FilmVideoProps {
  film: FilmName;
  video: RefObject<HTMLVideoElement | null>;
}

/** The video element of a film. It loads nothing before `useFilm` allows it: what lies below it shows until then. */
export function FilmVideo({ film, video }: FilmVideoProps) {
  const { label, webm, mp4, width, height }: FilmEntry = films[film];
  return (
    <video
      ref={video}
      muted
      playsInline
      loop
      preload="none"
      width={width}
      height={height}
      aria-label={label}
      tabIndex={-1}
      disablePictureInPicture
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      Your browser does not support the video tag.
    </video>
  );
}
