import type { Film } from '../studio/film.ts';
import { heroLoop } from './heroLoop.ts';
import { platformPromo } from './platformPromo.ts';

/** Every film that can be rendered, by the name its files carry. */
export const films: Readonly<Record<string, Film>> = { 'hero-loop': heroLoop, 'platform-promo': platformPromo };
