import { films } from '../films/films.ts';
import { pictures } from '../pictures/pictures.ts';
import { takePicture } from '../studio/takePicture.ts';
import { takeShot } from '../studio/takeShot.ts';

export interface Order {
  name: string;
  /** Width of the picture, or its own width. */
  widthPx?: number;
  samples: number;
  shadowPx: number;
}

export interface ShotOrder extends Order {
  /** Which shot of the film. */
  shot: number;
  /** Frames a second, or the film's own. */
  framesPerSecond?: number;
}

declare global {
  interface Window {
    /** Takes a picture and answers with a PNG in base64. */
    takePicture: (order: Order) => Promise<string>;
    /** Takes a shot; each frame goes to `keepFrame`. */
    takeShot: (order: ShotOrder) => Promise<void>;
    /** Provided by whoever opens the page: takes one frame as a PNG in base64. */
    keepFrame: (png: string) => Promise<void>;
    pictureNames: string[];
    /** How many shots each film has, its own frames a second, and the length of its sound, if it has any. */
    filmShots: Record<string, { shots: number; framesPerSecond: number; soundSeconds?: number }>;
  }
}

window.pictureNames = Object.keys(pictures);
window.filmShots = Object.fromEntries(
  Object.entries(films).map(([name, { shots, framesPerSecond, hasSound }]) => {
    const soundSeconds = hasSound ? shots.reduce((sum, { seconds }) => sum + seconds, 0) : undefined;
    return [name, { shots: shots.length, framesPerSecond, soundSeconds }];
  }),
);

function found<T>(all: Readonly<Record<string, T>>, name: string): T {
  const one = all[name];
  if (!one) throw new Error(`There is no "${name}". There are: ${Object.keys(all).join(', ')}.`);
  return one;
}

const sized = <T extends { widthPx: number; heightPx: number }>(whole: T, widthPx = whole.widthPx): T => {
  const scale = widthPx / whole.widthPx;
  return { ...whole, widthPx: Math.round(whole.widthPx * scale), heightPx: Math.round(whole.heightPx * scale) };
};

window.takePicture = async ({ name, widthPx, samples, shadowPx }) => {
  const canvas = document.createElement('canvas');
  await takePicture(canvas, sized(found(pictures, name), widthPx), { samples, shadowPx });
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};

window.takeShot = async ({ name, shot, widthPx, framesPerSecond, samples, shadowPx }) => {
  const film = sized(found(films, name), widthPx);
  const wanted = film.shots[shot];
  if (!wanted) throw new Error(`The film ${name} has no shot ${shot}.`);
  const rate = framesPerSecond ?? film.framesPerSecond;
  await takeShot({ ...film, framesPerSecond: rate }, wanted, { samples, shadowPx }, window.keepFrame);
};
