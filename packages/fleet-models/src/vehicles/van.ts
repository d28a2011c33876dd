import type { Size } from '@saltbush/freight';
import { block, drawnOut, leanIn, outline } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { addMirrors } from './mirrors.ts';
import { addAxle } from './wheel.ts';

/** A panel van, centred on the origin, driving towards +x. */
export function van({ lengthM: l, widthM, heightM: h }: Size): Parts {
  const parts = new Parts();
  const w = widthM * 0.9;
  const half = w / 2;
  const r = Math.min(0.35, h * 0.145);
  const sill = r * 0.72;
  const belt = h * 0.5;
  const front = l / 2;
  const rear = -l / 2 + 0.04;
  const axles = { front: front - l * 0.165, rear: -l / 2 + l * 0.2 };
  const arch = r * 1.2;
  const lean = (geometry: ReturnType<typeof block>) => leanIn(geometry, belt, h, 0.09);

  const cut = (x: number) =>
    [
      [x + arch, sill, 0.02],
      [x + arch * 0.75, r + arch * 0.78, 0.28],
      [x - arch * 0.75, r + arch * 0.78, 0.28],
      [x - arch, sill, 0.02],
    ] as const;
  const body = outline([
    [front - 0.03, sill, 0.1],
    [front - 0.02, belt * 0.8, 0.2],
    [front - l * 0.06, belt * 0.98, 0.15],
    [front - l * 0.155, belt * 1.14, 0.12],
    [front - l * 0.27, h * 0.94, 0.28],
    [front - l * 0.4, h, 0.4],
    [rear + 0.06, h - 0.01, 0.12],
    [rear, belt, 0.3],
    [rear, sill, 0.08],
    ...[...cut(axles.rear)].reverse(),
    ...[...cut(axles.front)].reverse(),
  ]);
  parts.add('panel', lean(drawnOut(body, w, 0.09)));
  parts.add('chassis', block(l * 0.88, r * 1.1, w * 0.7, 0.04), { at: [0, r * 1.2, 0] });

  const screen = outline([
    [front - l * 0.16, belt * 1.17, 0.03],
    [front - l * 0.262, h * 0.915, 0.06],
    [front - l * 0.3, h * 0.915],
    [front - l * 0.22, belt * 1.17],
  ]);
  parts.add('glass', lean(drawnOut(screen, w * 0.9, 0.02)));
  const pane = outline([
    [front - l * 0.2, belt * 1.08, 0.05],
    [front - l * 0.285, h * 0.87, 0.07],
    [front - l * 0.395, h * 0.87, 0.06],
    [front - l * 0.395, belt * 1.08, 0.05],
  ]);
  parts.add('glass', lean(drawnOut(pane, w + 0.012, 0.006)));
  parts.addBoth('liveryDark', block(0.01, belt * 0.95, 0.01, 0.002), {
    at: [front - l * 0.41, belt * 0.78, half - 0.001],
  });
  parts.addBoth('plastic', block(0.14, 0.03, 0.03, 0.008), { at: [front - l * 0.38, belt * 0.98, half + 0.004] });
  parts.addBoth('livery', block(l * 0.78, 0.2, 0.008, 0.002), { at: [-l * 0.05, belt * 0.68, half + 0.001] });
  parts.addBoth('stripe', block(l * 0.78, 0.035, 0.008, 0.002), { at: [-l * 0.05, belt * 0.68 - 0.14, half + 0.001] });

  parts.add('plastic', block(0.22, belt * 0.3, w * 0.99, 0.07), { at: [front - 0.11, sill + belt * 0.1, 0] });
  parts.add('plastic', block(0.05, belt * 0.22, w * 0.5, 0.02), { at: [front - 0.03, belt * 0.66, 0] });
  parts.add('chrome', block(0.02, 0.03, w * 0.46, 0.008), { at: [front - 0.015, belt * 0.68, 0] });
  parts.addBoth('plastic', block(0.2, 0.2, w * 0.21, 0.06), { at: [front - 0.102, belt * 0.76, half - w * 0.14] });
  parts.addBoth('lamp', block(0.1, 0.09, w * 0.13, 0.03), { at: [front - 0.05, belt * 0.77, half - w * 0.15] });
  parts.addBoth('amber', block(0.1, 0.05, 0.06, 0.02), { at: [front - 0.1, belt * 0.75, half - 0.035] });
  parts.add('plastic', block(0.12, 0.16, w * 0.96, 0.04), { at: [-l / 2 + 0.06, sill + 0.07, 0] });
  parts.addBoth('tail', block(0.06, 0.4, 0.08, 0.02), { at: [rear + 0.02, belt * 0.9, half - 0.07] });
  parts.add('plate', block(0.01, 0.1, 0.34, 0.003), { at: [rear - 0.002, sill + 0.24, 0.2] });
  parts.addBoth('plastic', block(axles.front - axles.rear - arch * 2, 0.13, 0.05, 0.02), {
    at: [(axles.front + axles.rear) / 2, sill + 0.07, half - 0.018],
  });
  for (const x of [axles.front, axles.rear]) addAxle(parts, x, w - 0.02, { radiusM: r, widthM: r * 0.64 });
  addMirrors(parts, { xM: front - l * 0.2, yM: belt * 1.2, heightM: h * 0.1, doorM: half - 0.05, reachM: widthM / 2 });
  return parts;
}
