import { tokens } from '@saltbush/ui/tokens';
import { CanvasTexture, type Object3D, Sprite, SpriteMaterial, SRGBColorSpace } from 'three';

const { color, fontFamily } = tokens;
/** Size of the plate as drawn, and as seen. */
const HEIGHT_PX = 64;
const SEEN_PX = 20;
const FONT = `600 40px ${fontFamily}`;

/** Text on a dark plate that always faces the viewer and keeps its size on screen, see `sizeLabels`. */
export function label(text: string): Sprite {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw text.');
  context.font = FONT;
  canvas.width = Math.ceil(context.measureText(text).width) + 40;
  canvas.height = HEIGHT_PX;
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = color.ink;
  context.beginPath();
  context.roundRect(0, 0, canvas.width, HEIGHT_PX, 14);
  context.fill();
  context.fillStyle = color.white;
  context.fillText(text, canvas.width / 2, HEIGHT_PX / 2 + 2);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  // Tone mapping would grey the letters, and a label must not be hidden by what it names.
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, toneMapped: false, sizeAttenuation: false }));
  sprite.userData.widthToHeight = canvas.width / HEIGHT_PX;
  sprite.renderOrder = 2;
  return sprite;
}

/** Keeps the labels in `parent` legible at any distance. `focalPx`: CSS pixels per radian of the view. */
export function sizeLabels(parent: Object3D, focalPx: number): void {
  const height = SEEN_PX / focalPx;
  parent.traverse((part) => {
    const widthToHeight: unknown = part.userData.widthToHeight;
    if (typeof widthToHeight === 'number') part.scale.set(height * widthToHeight, height, 1);
  });
}
