import { coast } from '../places/coast.ts';
import type { Picture, Shot } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

const stand: Pick<Shot, 'from' | 'opening' | 'focus'> = { from: [28, 2.3, 55], opening: 0.09, focus: [8, 2, -1] };

/** A B-double on the coast road at golden hour: the whole of it in a strip as wide as the window, the sun on the left. */
export const hero: Picture = {
  widthPx: 1920,
  heightPx: 800,
  shot: { ...stand, towards: [0.4, 3.6, 0], angle: 14.4 },
  sky: { ...skies.lowSun, sunBearing: 148, sunHeight: 12 },
  exposure: 0.85,
  hazeM: 4000,
  shadows: { around: [0, 0, 2], radiusM: 34 },
  build: (scene, tools) => {
    coast(scene, tools.paints);
    scene.add(onTheRoad('b-double', { at: [0, 0, -1.9] }, tools));
  },
};

/** The same moment for phones: the truck from end to end, in a frame of three to two. */
export const heroPhone: Picture = {
  ...hero,
  widthPx: 960,
  heightPx: 640,
  shot: { ...stand, towards: [2, 3.1, 0], angle: 18.4 },
};

/** The same moment, close, as links to the site show it. */
export const openGraph: Picture = {
  ...hero,
  widthPx: 1200,
  heightPx: 630,
  shot: { ...stand, towards: [1.6, 3.4, 0], angle: 14.6 },
};
