import { Color, Vector3 } from 'three';
import { fractalNoise } from '../paint/noise.ts';

/** The weather of a picture. Angles in degrees, the sun's bearing counted from +x towards +z. */
export interface Sky {
  sunBearing: number;
  sunHeight: number;
  sunColour: string;
  /** Illuminance factor of the direct sun. */
  sunStrength: number;
  zenith: string;
  /** A few degrees up. */
  middle: string;
  horizon: string;
  /** Around the sun. */
  glow: string;
  glowStrength: number;
  brightness: number;
  /** Share of the sky's light that reaches the ground: less than 1 deepens the shadows. */
  fill: number;
  clouds: number;
  /** Light thrown back by the ground. */
  bounce: string;
  bounceStrength: number;
}

export function sunDirection({ sunBearing, sunHeight }: Sky): Vector3 {
  const bearing = (sunBearing * Math.PI) / 180;
  const height = (sunHeight * Math.PI) / 180;
  return new Vector3(Math.cos(height) * Math.cos(bearing), Math.sin(height), Math.cos(height) * Math.sin(bearing));
}

/** Gives the radiance of the sky in a direction, without the sun's disc. */
export function skyColour(sky: Sky): (direction: Vector3) => Color {
  const zenith = new Color(sky.zenith);
  const middle = new Color(sky.middle);
  const horizon = new Color(sky.horizon);
  const glow = new Color(sky.glow);
  const sun = sunDirection(sky);
  return (direction) => {
    const up = Math.max(0, direction.y);
    const colour = horizon
      .clone()
      .lerp(middle, smoothstep(0, 0.2, up))
      .lerp(zenith, smoothstep(0.08, 0.75, up));
    const near = Math.max(0, direction.dot(sun));
    const low = Math.exp(-up * 5);
    const halo = near ** 6 * 0.35 * (0.4 + 0.6 * low) + near ** 40 * 0.6 + near ** 400 * 1.6;
    colour.add(glow.clone().multiplyScalar(halo * sky.glowStrength));
    if (sky.clouds > 0 && up > 0.01) {
      // Streaks high above: the direction cut with a plane.
      const x = (direction.x / (up + 0.12)) * 1.1;
      const z = (direction.z / (up + 0.12)) * 1.1;
      const streak = fractalNoise(x * 0.55 + z * 0.25, z * 2.1 - x * 0.4 + 40, 5);
      const cover = Math.min(1, Math.max(0, (streak - 0.52) * 3.6)) * Math.min(1, up * 9) * sky.clouds;
      const lit = horizon
        .clone()
        .lerp(glow, 0.35 + 0.4 * near)
        .multiplyScalar(1.12 + 0.9 * near ** 3);
      colour.lerp(lit, cover * 0.75);
    }
    return colour.multiplyScalar(sky.brightness);
  };
}

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
