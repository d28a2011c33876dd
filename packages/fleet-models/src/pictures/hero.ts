import { coast } from '../places/coast.ts';
import type { Picture, Shot } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

const stand: Pick<Shot, 'from' | 'opening' | 'focus'> = { from: [28, 2.3, 55], opening: 0.09, focus: [8, 2, -1] };

/** A B-double on the coast road at golden hour: the sun low on the left, room for words above the sea. */
export const hero: Picture = {
  widthPx: 1920,
  heightPx: 1080,
  shot: { ...stand, towards: [-4.9, 5.0, 0], angle: 21.5 },
  sky: { ...skies.lowSun, sunBearing: 148, sunHeight: 12 },
  exposure: 0.85,
  hazeM: 4000,
  shadows: { around: [0, 0, 2], radiusM: 34 },
  build: (scene, tools) => {
    coast(scene, tools.paints);
    scene.add(onTheRoad('b-double', { at: [0, 0, -1.9] }, tools));
  },
};

/** The same moment, upright, for phones. */
export const heroPhone: Picture = {
  ...hero,
  widthPx: 780,
  heightPx: 975,
  shot: { ...stand, towards: [1.6, 4.6, 0], angle: 30 },
};

/** The same moment, close, as links to the site show it. */
export const openGraph: Picture = {
  ...hero,
  widthPx: 1200,
  heightPx: 630,
  shot: { ...stand, towards: [1.6, 3.4, 0], angle: 14.6 },
};
