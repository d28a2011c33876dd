import type { RefObject } from 'react';
import { type FilmEntry, type FilmName, films } from './films.data.ts';

export interface FilmVideoProps {
  film: FilmName;
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the film is content. Behind text it is decoration, and the picture below it shows its first frame. */
  isContent: boolean;
}

/** The video element of a film. It loads nothing before `useFilm` allows it. */
export function FilmVideo({ film, video, isContent }: FilmVideoProps) {
  const { label, webm, mp4, poster, width, height }: FilmEntry = films[film];
  return (
    <video
      ref={video}
      muted
      playsInline
      loop
      preload="none"
      poster={isContent ? poster : undefined}
      width={width}
      height={height}
      aria-label={isContent ? label : undefined}
      aria-hidden={isContent ? undefined : true}
      tabIndex={-1}
      disablePictureInPicture
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      Your browser does not support the video tag.
    </video>
  );
}
