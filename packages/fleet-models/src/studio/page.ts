import { pictures } from '../pictures/pictures.ts';
import { takePicture } from './takePicture.ts';

export interface Order {
  name: string;
  /** Width of the picture, or its own width. */
  widthPx?: number;
  samples: number;
  shadowPx: number;
}

declare global {
  interface Window {
    /** Takes a picture and answers with a PNG in base64. */
    takePicture: (order: Order) => Promise<string>;
    pictureNames: string[];
  }
}

window.pictureNames = Object.keys(pictures);
window.takePicture = async ({ name, widthPx, samples, shadowPx }) => {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}". There are: ${Object.keys(pictures).join(', ')}.`);
  const scale = (widthPx ?? picture.widthPx) / picture.widthPx;
  const canvas = document.createElement('canvas');
  const sized = {
    ...picture,
    widthPx: Math.round(picture.widthPx * scale),
    heightPx: Math.round(picture.heightPx * scale),
  };
  await takePicture(canvas, sized, { samples, shadowPx });
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};
