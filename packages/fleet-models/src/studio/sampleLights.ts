import { DirectionalLight, HemisphereLight, type Scene, Vector3 } from 'three';
import type { Picture } from './picture.ts';
import { skyColour, sunDirection } from './skyColour.ts';

const SUN_RADIUS = 0.016;

/** Van der Corput's series: spreads samples evenly however many there are. */
export function radicalInverse(index: number, base: number): number {
  let result = 0;
  let share = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += (rest % base) * share;
    share /= base;
  }
  return result;
}

/** The sun and one patch of sky. `aim` moves both to their places for a sample; the mean of all samples is soft daylight. */
export function sampleLights(scene: Scene, { sky, shadows }: Picture, shadowPx: number) {
  const sun = light(scene, shadows, shadowPx);
  const patch = light(scene, shadows, shadowPx / 2);
  const bounce = new HemisphereLight('#000000', sky.bounce, sky.bounceStrength);
  scene.add(bounce);
  sun.color.set(sky.sunColour);
  sun.intensity = sky.sunStrength;
  const towardsSun = sunDirection(sky);
  const aside = new Vector3(0, 1, 0).cross(towardsSun).normalize();
  const above = towardsSun.clone().cross(aside);
  const colourAt = skyColour(sky);
  const centre = new Vector3(...shadows.around);

  return (sample: number, samples: number) => {
    const spread = Math.sqrt(radicalInverse(sample + 1, 3)) * SUN_RADIUS;
    const turn = radicalInverse(sample + 1, 5) * Math.PI * 2;
    const direction = towardsSun
      .clone()
      .addScaledVector(aside, Math.cos(turn) * spread)
      .addScaledVector(above, Math.sin(turn) * spread)
      .normalize();
    sun.position.copy(centre).addScaledVector(direction, shadows.radiusM * 3);

    const height = (sample + 0.5) / samples;
    const bearing = radicalInverse(sample, 2) * Math.PI * 2;
    const flat = Math.sqrt(1 - height * height);
    const place = new Vector3(Math.cos(bearing) * flat, height, Math.sin(bearing) * flat);
    patch.position.copy(centre).addScaledVector(place, shadows.radiusM * 3);
    patch.color.copy(colourAt(place));
    patch.intensity = Math.PI * 2 * sky.fill;
  };
}

function light(scene: Scene, { around, radiusM }: Picture['shadows'], shadowPx: number): DirectionalLight {
  const made = new DirectionalLight();
  made.castShadow = true;
  made.shadow.mapSize.set(shadowPx, shadowPx);
  made.shadow.normalBias = 0.03;
  made.shadow.bias = -0.0004;
  const { camera } = made.shadow;
  camera.left = camera.bottom = -radiusM;
  camera.right = camera.top = radiusM;
  camera.near = radiusM * 0.5;
  camera.far = radiusM * 6;
  made.target.position.set(...around);
  scene.add(made, made.target);
  return made;
}
