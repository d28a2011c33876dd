import { createExposure } from './createExposure.ts';
import type { Picture } from './picture.ts';
import { prepareScene, type Quality } from './prepareScene.ts';

/** Takes the picture on the canvas. */
export async function takePicture(canvas: HTMLCanvasElement, picture: Picture, quality: Quality): Promise<void> {
  const prepared = await prepareScene(canvas, picture, quality);
  const exposure = createExposure(prepared, { samples: quality.samples, exposure: picture.exposure });
  exposure.take();
  exposure.dispose();
}
