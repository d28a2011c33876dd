import { brand, brandMark } from '@saltbush/ui/brand';
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Lettering, PictureTools } from './picture.ts';

const HEIGHT_PX = 320;
const FAMILY = 'Archivo lettering';
const HEAVY = `780 ${HEIGHT_PX * 0.62}px '${FAMILY}'`;
const LIGHT = `480 ${HEIGHT_PX * 0.62}px '${FAMILY}'`;
const MARK_PX = HEIGHT_PX * 0.98;

/** Draws letters in the brand's face. The page must have loaded it under the name `Archivo lettering`. */
export async function lettering(): Promise<PictureTools['lettering']> {
  await document.fonts.load(HEAVY);
  return (colour, words) => (words === undefined ? wordmark(colour) : plainWords(colour, words));
}

function wordmark(colour: string): Lettering {
  const [first = '', ...rest] = brand.name.split(' ');
  const others = ` ${rest.join(' ')}`;
  const firstPx = widthOf(first, HEAVY);
  const context = sheet(MARK_PX + firstPx + widthOf(others, LIGHT) + HEIGHT_PX * 0.07, colour);
  context.font = HEAVY;
  context.fillText(first, MARK_PX, HEIGHT_PX * 0.54);
  context.font = LIGHT;
  context.fillText(others, MARK_PX + firstPx, HEIGHT_PX * 0.54);
  // The mark is drawn on a grid of 32.
  context.setTransform(HEIGHT_PX / 36, 0, 0, HEIGHT_PX / 36, 6, HEIGHT_PX * 0.03);
  context.fill(new Path2D(brandMark.leaf));
  context.globalCompositeOperation = 'destination-out';
  context.fill(new Path2D(brandMark.road));
  return textureOf(context);
}

function plainWords(colour: string, words: string): Lettering {
  const context = sheet(widthOf(words, HEAVY) + HEIGHT_PX * 0.2, colour);
  context.font = HEAVY;
  context.fillText(words, HEIGHT_PX * 0.1, HEIGHT_PX * 0.54);
  return textureOf(context);
}

function sheet(widthPx: number, colour: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(widthPx);
  canvas.height = HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no text.');
  context.fillStyle = colour;
  context.textBaseline = 'middle';
  return context;
}

function widthOf(words: string, font: string): number {
  const context = sheet(1, '#000000');
  context.font = font;
  return context.measureText(words).width;
}

function textureOf({ canvas }: CanvasRenderingContext2D): Lettering {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return { texture, ratio: canvas.width / canvas.height };
}
