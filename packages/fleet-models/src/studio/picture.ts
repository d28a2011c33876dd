import type { Scene, Texture } from 'three';
import type { Paints } from '../paint/paints.ts';
import type { Sky } from './skyColour.ts';

export type Point = readonly [x: number, y: number, z: number];

export interface Shot {
  from: Point;
  towards: Point;
  /** Vertical angle of view, degrees. */
  angle: number;
  /** Diameter of the opening in metres; 0 is sharp everywhere. */
  opening?: number;
  /** The point in focus; `towards` unless told. */
  focus?: Point;
  /** Shifts the picture like a view camera, in picture heights, so that uprights stay upright. */
  rise?: number;
}

export interface Picture {
  widthPx: number;
  heightPx: number;
  shot: Shot;
  sky: Sky;
  exposure: number;
  /** Distance at which the haze hides about two thirds, metres; none without it. */
  hazeM?: number;
  hazeColour?: string;
  /** Strength of the sky's reflections; indoors little of it is seen. */
  reflections?: number;
  /** What casts shadows lies inside this circle. */
  shadows: { around: Point; radiusM: number };
  isTransparent?: boolean;
  build: (scene: Scene, tools: PictureTools) => void;
}

export interface PictureTools {
  paints: Paints;
  /** The brand's mark and name, or other words, to lay on curtains and walls. */
  lettering: (colour: string, words?: string) => Lettering;
}

export interface Lettering {
  texture: Texture;
  /** Width to height. */
  ratio: number;
}
