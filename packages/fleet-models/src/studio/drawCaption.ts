import { tokens } from '@saltbush/ui/tokens';
import type { FilmShot } from './film.ts';

const FADE_S = 0.45;
const FAMILY = 'Archivo lettering';

/** Lays the words on a soft dark ground at the lower left; they come and go with the shot. */
export function drawCaption(
  context: CanvasRenderingContext2D,
  { eyebrow, words }: NonNullable<FilmShot['caption']>,
  second: number,
  seconds: number,
): void {
  const { width, height } = context.canvas;
  const share = Math.min(1, second / FADE_S, (seconds - second) / FADE_S);
  context.save();
  context.globalAlpha = Math.max(0, share);
  const ground = context.createLinearGradient(0, height, 0, height * 0.62);
  ground.addColorStop(0, `${tokens.color.ink}d9`);
  ground.addColorStop(1, `${tokens.color.ink}00`);
  context.fillStyle = ground;
  context.fillRect(0, height * 0.62, width, height * 0.38);
  context.textBaseline = 'alphabetic';
  context.fillStyle = tokens.color.ochreLight;
  context.font = `600 ${height * 0.036}px '${FAMILY}'`;
  context.fillText(eyebrow, width * 0.05, height * 0.835);
  context.fillStyle = tokens.color.white;
  context.font = `760 ${height * 0.068}px '${FAMILY}'`;
  context.fillText(words, width * 0.05, height * 0.92);
  context.restore();
}
