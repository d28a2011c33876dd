import { tokens } from '@saltbush/ui/tokens';
import type { CameraScene, Dimension } from './cameraScene.ts';
import type { Pixel } from './project.ts';
import { CANVAS_PX } from './viewing.data.ts';

const { color, fontFamily } = tokens;
const LABEL_PX = 22;

/** Fills the canvas with the middle of the camera picture, in either orientation of the device. */
export function paintPicture(context: CanvasRenderingContext2D, video: HTMLVideoElement): void {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return;
  const enlarged = Math.max(CANVAS_PX.width / videoWidth, CANVAS_PX.height / videoHeight);
  const width = CANVAS_PX.width / enlarged;
  const height = CANVAS_PX.height / enlarged;
  const cut = { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2 };
  context.drawImage(video, cut.x, cut.y, width, height, 0, 0, CANVAS_PX.width, CANVAS_PX.height);
}

/** Paints truck and person over the canvas. */
export function paintScene(
  context: CanvasRenderingContext2D,
  { shadow, shapes, dimensions }: CameraScene,
  { showsDimensions }: { showsDimensions: boolean },
): void {
  context.lineJoin = 'round';
  context.globalAlpha = 0.35;
  fill(context, shadow, color.ink);
  context.globalAlpha = 1;
  for (const { points, colour } of shapes) fill(context, points, colour);
  if (!showsDimensions) return;
  for (const { from, to } of dimensions) paintLine(context, from, to);
  for (const dimension of dimensions) paintLabel(context, dimension);
}

function trace(context: CanvasRenderingContext2D, points: readonly Pixel[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function fill(context: CanvasRenderingContext2D, points: readonly Pixel[], colour: string): void {
  trace(context, points);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  // Stroke the edges too, or hairlines show between neighbouring faces.
  context.strokeStyle = colour;
  context.lineWidth = 0.5;
  context.stroke();
}

function paintLine(context: CanvasRenderingContext2D, from: Pixel, to: Pixel): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const end = { x: (-(to.y - from.y) / length) * 7, y: ((to.x - from.x) / length) * 7 };
  for (const { width, colour } of [
    { width: 6, colour: color.ink },
    { width: 3, colour: color.white },
  ]) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    trace(context, [from, to]);
    context.stroke();
    for (const { x, y } of [from, to]) {
      trace(context, [
        { x: x - end.x, y: y - end.y },
        { x: x + end.x, y: y + end.y },
      ]);
      context.stroke();
    }
  }
}

function paintLabel(context: CanvasRenderingContext2D, { label, from, to }: Dimension): void {
  context.font = `600 ${LABEL_PX}px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const halfWidth = context.measureText(label).width / 2 + 8;
  const halfHeight = LABEL_PX / 2 + 5;
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const x = within((from.x + to.x) / 2, halfWidth, CANVAS_PX.width - halfWidth);
  const y = within((from.y + to.y) / 2, halfHeight, CANVAS_PX.height - halfHeight);
  context.fillStyle = color.ink;
  context.beginPath();
  context.roundRect(x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2, 6);
  context.fill();
  context.fillStyle = color.white;
  context.fillText(label, x, y + 1);
}
