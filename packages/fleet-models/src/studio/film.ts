import type { Group } from 'three';
import type { Picture, PictureTools, Point } from './picture.ts';

/** Something that moves through a shot. */
export interface Mover {
  group: Group;
  /** Where it stands at a share of the shot, 0 to 1. */
  at: (share: number) => Point;
}

/** One fixed view, in which only the movers move. */
export interface FilmShot {
  /** Everything that stands still. */
  view: Picture;
  seconds: number;
  movers: (tools: PictureTools) => Mover[];
  /** Words across the lower part, and smaller ones above them. */
  caption?: { eyebrow: string; words: string };
}

export interface Film {
  widthPx: number;
  heightPx: number;
  framesPerSecond: number;
  /** Whether it gets sound: one chord for each shot, so it needs five shots of one length. */
  hasSound?: boolean;
  shots: readonly FilmShot[];
}
