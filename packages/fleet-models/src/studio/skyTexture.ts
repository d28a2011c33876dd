import {
  ClampToEdgeWrapping,
  Color,
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  RepeatWrapping,
  RGBAFormat,
  Vector3,
} from 'three';
import { type Sky, skyColour } from './skyColour.ts';

/** The whole sky as an equirectangular picture; below the horizon lies the colour of the ground. */
export function skyTexture(sky: Sky, widthPx: number): DataTexture {
  const heightPx = widthPx / 2;
  const data = new Uint16Array(widthPx * heightPx * 4);
  const colourAt = skyColour(sky);
  const ground = new Color(sky.bounce).multiplyScalar(0.5 * sky.brightness);
  const direction = new Vector3();
  for (let row = 0; row < heightPx; row++) {
    const latitude = ((row + 0.5) / heightPx - 0.5) * Math.PI;
    for (let column = 0; column < widthPx; column++) {
      const longitude = ((column + 0.5) / widthPx - 0.5) * 2 * Math.PI;
      direction.set(
        Math.cos(latitude) * Math.cos(longitude),
        Math.sin(latitude),
        Math.cos(latitude) * Math.sin(longitude),
      );
      const colour = colourAt(direction);
      if (direction.y < 0) colour.lerp(ground, Math.min(1, -direction.y * 14));
      const index = (row * widthPx + column) * 4;
      data[index] = DataUtils.toHalfFloat(Math.min(60, colour.r));
      data[index + 1] = DataUtils.toHalfFloat(Math.min(60, colour.g));
      data[index + 2] = DataUtils.toHalfFloat(Math.min(60, colour.b));
      data[index + 3] = DataUtils.toHalfFloat(1);
    }
  }
  const texture = new DataTexture(data, widthPx, heightPx, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  texture.needsUpdate = true;
  return texture;
}
