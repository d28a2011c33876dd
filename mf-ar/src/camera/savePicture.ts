import { saveFile } from '@saltbush/ui';

/** Saves what the canvas shows, as `truck-8-tonne.png`. */
export function savePicture(canvas: HTMLCanvasElement, vehicleName: string): void {
  canvas.toBlob((picture) => {
    if (picture) saveFile(picture, `truck-${vehicleName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`);
  }, 'image/png');
}
