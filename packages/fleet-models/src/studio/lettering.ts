import { brand } from '@saltbush/ui/brand';
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Lettering } from './picture.ts';

const HEIGHT_PX = 320;
const FAMILY = 'Archivo lettering';

/** Draws the brand's mark and name. The page must have loaded the face `Archivo lettering`. */
export async function lettering(): Promise<(colour: string) => Lettering> {
  await document.fonts.load(`700 ${HEIGHT_PX}px '${FAMILY}'`);
  return (colour) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws no text.');
    const [first = '', ...rest] = brand.name.split(' ');
    const heavy = `780 ${HEIGHT_PX * 0.62}px '${FAMILY}'`;
    const light = `480 ${HEIGHT_PX * 0.62}px '${FAMILY}'`;
    const words = ` ${rest.join(' ')}`;
    context.font = heavy;
    const firstPx = context.measureText(first).width;
    context.font = light;
    canvas.width = Math.ceil(HEIGHT_PX * 1.05 + firstPx + context.measureText(words).width);
    canvas.height = HEIGHT_PX;
    context.fillStyle = colour;
    context.textBaseline = 'middle';
    context.font = heavy;
    context.fillText(first, HEIGHT_PX * 0.98, HEIGHT_PX * 0.54);
    context.font = light;
    context.fillText(words, HEIGHT_PX * 0.98 + firstPx, HEIGHT_PX * 0.54);
    context.setTransform(HEIGHT_PX / 36, 0, 0, HEIGHT_PX / 36, 6, HEIGHT_PX * 0.03);
    context.fill(new Path2D(brand.mark.leaf));
    context.globalCompositeOperation = 'destination-out';
    context.fill(new Path2D(brand.mark.road));
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 8;
    return { texture, ratio: canvas.width / canvas.height };
  };
}
