import { tokens } from '@saltbush/ui/tokens';
import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace } from 'three';

const { color, fontFamily } = tokens;
const HEIGHT_PX = 64;
const FONT = `600 40px ${fontFamily}`;

/** Text on a dark plate that always faces the viewer. `heightM` is that of the plate. */
export function label(text: string, heightM: number): Sprite {
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
  // Tone mapping would grey the letters; labels stand before whatever they name.
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, toneMapped: false }));
  sprite.scale.set((heightM * canvas.width) / HEIGHT_PX, heightM, 1);
  sprite.renderOrder = 2;
  return sprite;
}
