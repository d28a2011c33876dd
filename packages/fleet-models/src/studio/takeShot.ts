import { createExposure } from './createExposure.ts';
import { drawCaption } from './drawCaption.ts';
import type { Film, FilmShot } from './film.ts';
import { moverRegion } from './moverRegion.ts';
import { prepareScene, type Quality } from './prepareScene.ts';

/** Fraction of a frame's time for which the shutter is open, so that moving things blur as in a camera. */
const SHUTTER = 0.5;

/** What stands still is seen longest, so it gets more samples. */
const PLATE_SAMPLES = 28;

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Takes the frames of one shot, one after the other, and hands each over as a PNG in base64. */
export async function takeShot(
  { widthPx, heightPx, framesPerSecond }: Omit<Film, 'shots'>,
  shot: FilmShot,
  quality: Quality,
  onFrame: (png: string) => Promise<void>,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const sheet = document.createElement('canvas');
  sheet.width = widthPx;
  sheet.height = heightPx;
  const context = sheet.getContext('2d');
  if (!context) throw new Error('The browser draws no text.');

  const view = { ...shot.view, widthPx, heightPx };
  const prepared = await prepareScene(canvas, view, quality);
  const movers = shot.movers(prepared.tools);
  const frames = Math.round(shot.seconds * framesPerSecond);
  const place = (share: number) => {
    for (const { group, at } of movers) group.position.set(...at(share));
  };
  let frame = 0;
  const exposure = createExposure(
    {
      ...prepared,
      prepare(sample, samples) {
        prepared.prepare(sample, samples);
        place((frame + (SHUTTER * (sample + 0.5)) / samples) / frames);
      },
    },
    { samples: quality.samples, exposure: view.exposure },
  );
  exposure.takePlate(PLATE_SAMPLES);
  for (const { group } of movers) prepared.scene.add(group);
  for (; frame < frames; frame++) {
    prepared.prepare(0, quality.samples);
    place((frame + SHUTTER / 2) / frames);
    exposure.takeUponPlate(moverRegion(movers, prepared.camera, view) ?? NOWHERE);
    context.drawImage(canvas, 0, 0);
    if (shot.caption) drawCaption(context, shot.caption, frame / framesPerSecond, shot.seconds);
    await onFrame(sheet.toDataURL('image/png').split(',')[1] ?? '');
  }
  exposure.dispose();
}
