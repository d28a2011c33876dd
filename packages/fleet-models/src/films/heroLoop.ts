import { hero } from '../pictures/hero.ts';
import { onTheRoad } from '../pictures/onTheRoad.ts';
import { coast } from '../places/coast.ts';
import type { Film } from '../studio/film.ts';

/** From out of sight on the left to out of sight on the right. */
const WAY_M = 84;
const LEFT_M = -48;

/** The home page's picture as a film: the B-double drives out and another one drives in. It ends as it began. */
export const heroLoop: Film = {
  widthPx: 1280,
  heightPx: 720,
  framesPerSecond: 24,
  shots: [
    {
      view: {
        ...hero,
        shadows: { around: [0, 0, 2], radiusM: 46 },
        build: (scene, { paints }) => coast(scene, paints),
      },
      seconds: 8,
      movers: (tools) => [
        {
          group: onTheRoad('b-double', { at: [0, 0, -1.9] }, tools),
          at: (share) => [((((share * WAY_M - LEFT_M) % WAY_M) + WAY_M) % WAY_M) + LEFT_M, 0, -1.9],
        },
      ],
    },
  ],
};
