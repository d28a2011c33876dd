import type { Film } from '../studio/film.ts';
import { platformPromo } from './platformPromo.ts';

/** Every film that can be rendered, by the name its files carry. */
export const films: Readonly<Record<string, Film>> = { 'platform-promo': platformPromo };
