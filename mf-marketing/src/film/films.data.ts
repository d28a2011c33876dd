import platformPromoMp4 from '../films/platform-promo.mp4';
import platformPromoWebm from '../films/platform-promo.webm';
import platformPromoPoster from '../films/platform-promo-poster.webp';

export interface FilmEntry {
  /** Text alternative. */
  label: string;
  webm: string;
  mp4: string;
  /** Its first frame. */
  poster: string;
  width: number;
  height: number;
}

/** Every film of the site, rendered from the 3D fleet. */
export const films = {
  platformPromo: {
    width: 1024,
    height: 576,
    label:
      'Five scenes of the platform at work: trucks enter the city, a semi-trailer leaves the depot, one crosses the plain, a truck stops to deliver, a B-double takes the highway',
    webm: platformPromoWebm,
    mp4: platformPromoMp4,
    poster: platformPromoPoster,
  },
} as const satisfies Record<string, FilmEntry>;

export type FilmName = keyof typeof films;
