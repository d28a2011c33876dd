import { rod, turned } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export interface WheelShape {
  radiusM: number;
  widthM: number;
  /** Twin tyres on one hub, as on drive and trailer axles. */
  isTwin?: boolean;
}

/** A wheel on the right-hand side: its outer face looks along +z and lies at z = 0. */
export function wheel({ radiusM: r, widthM: w, isTwin = false }: WheelShape): Parts {
  const parts = new Parts();
  parts.add('rubber', tyre(r, w));
  if (isTwin) parts.add('rubber', tyre(r, w), { at: [0, 0, -w * 1.12] });
  // A twin's outer face is a deep dish, a steering wheel's bulges outwards.
  const rim = r * 0.6;
  const hubZ = isTwin ? -w * 0.42 : -w * 0.06;
  const dish: [number, number][] = [
    [0.001, hubZ],
    [rim * 0.42, hubZ],
    [rim * 0.52, hubZ - w * 0.1],
    [rim * 0.86, isTwin ? -w * 0.5 : -w * 0.26],
    [rim * 0.9, -w * 0.08],
    [rim * 1.0, -w * 0.03],
    [rim * 1.03, -w * 0.08],
  ];
  parts.add('alloy', turned([...dish].reverse(), 36));
  parts.add('chrome', rod(rim * 0.2, w * 0.3, 'z', 20), { at: [0, 0, hubZ] });
  const holes = 10;
  for (let hole = 0; hole < holes; hole++) {
    const angle = (hole / holes) * Math.PI * 2;
    const z = (isTwin ? -w * 0.46 : -w * 0.19) + 0.004;
    parts.add('plastic', rod(rim * 0.075, 0.02, 'z', 10), {
      at: [Math.cos(angle) * rim * 0.71, Math.sin(angle) * rim * 0.71, z],
    });
    parts.add('chrome', rod(rim * 0.035, 0.05, 'z', 6), {
      at: [Math.cos(angle + 0.3) * rim * 0.33, Math.sin(angle + 0.3) * rim * 0.33, hubZ],
    });
  }
  return parts;
}

function tyre(r: number, w: number) {
  return turned(
    [
      [r * 0.58, -w],
      [r * 0.8, -w],
      [r * 0.94, -w * 0.97],
      [r * 0.99, -w * 0.88],
      [r, -w * 0.74],
      [r, -w * 0.53],
      [r * 0.985, -w * 0.52],
      [r * 0.985, -w * 0.48],
      [r, -w * 0.47],
      [r, -w * 0.26],
      [r * 0.99, -w * 0.12],
      [r * 0.94, -w * 0.03],
      [r * 0.8, 0],
      [r * 0.7, -w * 0.01],
      [r * 0.58, -w * 0.06],
    ],
    48,
  );
}

/** Puts a wheel at both ends of an axle. `trackM` is the distance between the outer faces. */
export function addAxle(parts: Parts, xM: number, trackM: number, shape: WheelShape): void {
  const one = wheel(shape);
  parts.addAll(one, { at: [xM, shape.radiusM, trackM / 2] });
  parts.addAll(one, { at: [xM, shape.radiusM, -trackM / 2], turn: [0, Math.PI, 0] });
  parts.add('chassis', rod(0.09, trackM - shape.widthM, 'z', 12), { at: [xM, shape.radiusM, 0] });
}
