import { block, drawnOut, leanIn, outline, rod, tube } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { addMirrors } from './mirrors.ts';

export interface BonnetedCabShape {
  widthM: number;
  heightM: number;
  wheelRadiusM: number;
}

export const BONNETED_CAB_M = 4.02;
export const BONNETED_STEER_M = 1.32;

/** A prime mover's cab with a bonnet, bullbar, sleeper and stacks. The bullbar's front is x = 0; it reaches backwards. */
export function bonnetedCab({ widthM, heightM, wheelRadiusM: r }: BonnetedCabShape): Parts {
  const parts = new Parts();
  addBonnet(parts, r);
  addCabin(parts, widthM);
  addBullbar(parts, r);
  addSides(parts, heightM, r);
  return parts;
}

function addBonnet(parts: Parts, r: number) {
  const bonnet = outline([
    [-0.34, 0.72, 0.05],
    [-0.34, 1.86, 0.2],
    [-0.6, 1.98, 0.2],
    [-2.0, 2.2, 0.1],
    [-2.0, 0.72],
  ]);
  parts.add('livery', leanIn(drawnOut(bonnet, 1.34, 0.1), 1.2, 2.2, 0.12));
  // Guards sweep over the steering wheels.
  const x = -BONNETED_STEER_M;
  const wing = outline([
    [-0.36, 0.78, 0.06],
    [-0.4, 1.3, 0.25],
    [x + r * 0.7, r * 2.42, 0.35],
    [x - r * 0.7, r * 2.42, 0.4],
    [x - r * 1.5, r * 1.5, 0.2],
    [x - r * 1.55, r * 0.95, 0.04],
    [x - r * 1.2, r * 0.95, 0.04],
    [x - r * 0.85, r * 1.95, 0.4],
    [x + r * 0.85, r * 1.95, 0.4],
    [x + r * 1.2, 0.78, 0.04],
  ]);
  parts.addBoth('livery', drawnOut(wing, 0.6, 0.08), { at: [0, 0, 0.84] });
  parts.add('chassis', block(1.6, 0.6, 1.0, 0.05), { at: [-1.2, 0.75, 0] });

  // Grille: a bright frame with upright slats.
  parts.add('chrome', block(0.08, 1.12, 1.12, 0.05), { at: [-0.33, 1.28, 0] });
  parts.add('plastic', block(0.03, 1.0, 1.0, 0.03), { at: [-0.292, 1.27, 0] });
  for (let slat = -6; slat <= 6; slat++) {
    parts.add('chrome', block(0.03, 0.96, 0.022, 0.008), { at: [-0.28, 1.27, slat * 0.075] });
  }
  parts.add('chrome', block(0.03, 0.05, 1.0, 0.01), { at: [-0.275, 1.27, 0] });
  parts.addBoth('chrome', block(0.12, 0.2, 0.4, 0.06), { at: [-0.37, 1.1, 0.86] });
  parts.addBoth('lamp', block(0.06, 0.13, 0.32, 0.05), { at: [-0.325, 1.1, 0.86] });
  parts.addBoth('amber', block(0.06, 0.06, 0.3, 0.02), { at: [-0.36, 0.95, 0.86] });
  parts.addBoth('liveryDark', block(1.2, 0.015, 0.012, 0.003), { at: [-1.3, 1.5, 0.672] });
}

function addCabin(parts: Parts, widthM: number) {
  const half = 1.04;
  const cabin = outline([
    [-1.72, 0.85, 0.05],
    [-1.72, 2.12, 0.05],
    [-2.18, 2.98, 0.18],
    [-2.5, 3.06, 0.2],
    [-3.1, 3.06, 0.1],
    [-3.1, 0.85],
  ]);
  const lean = (geometry: ReturnType<typeof block>) => leanIn(geometry, 1.9, 3.1, 0.09);
  parts.add('livery', lean(drawnOut(cabin, half * 2, 0.07)));
  const sleeper = outline([
    [-2.15, 2.86, 0.05],
    [-2.42, 3.22, 0.25],
    [-3.15, 3.86, 0.2],
    [-3.86, 3.94, 0.12],
    [-3.86, 0.85, 0.05],
    [-3.0, 0.85],
    [-3.0, 2.8, 0.05],
  ]);
  parts.add('livery', leanIn(drawnOut(sleeper, 2.2, 0.1), 2.4, 3.95, 0.08));
  const screen = outline([
    [-1.715, 2.17, 0.04],
    [-2.08, 2.85, 0.05],
    [-2.2, 2.85],
    [-1.9, 2.17],
  ]);
  parts.add('glass', lean(drawnOut(screen, 1.9, 0.01)));
  parts.add('livery', block(0.03, 0.76, 0.05, 0.01), { at: [-1.885, 2.5, 0], turn: [0, 0, 0.495] });
  const pane = outline([
    [-1.86, 2.02, 0.08],
    [-2.22, 2.8, 0.1],
    [-2.96, 2.8, 0.06],
    [-2.96, 2.02, 0.06],
  ]);
  parts.add('glass', lean(drawnOut(pane, half * 2 + 0.014, 0.006)));
  parts.add('plastic', block(0.34, 0.05, 1.9, 0.02), { at: [-2.02, 2.95, 0], turn: [0, 0, -0.35] });
  for (const z of [-0.7, -0.35, 0, 0.35, 0.7]) {
    parts.add('amber', block(0.09, 0.05, 0.07, 0.02), { at: [-2.45, 3.1 + (z === 0 ? 0.14 : 0.1), z] });
  }
  for (const x of [-1.84, -3.0]) {
    parts.addBoth('liveryDark', block(0.014, 1.0, 0.012, 0.003), { at: [x, 1.48, half - 0.002] });
  }
  parts.addBoth('chrome', block(0.18, 0.04, 0.03, 0.01), { at: [-2.82, 1.86, half + 0.006] });
  parts.addBoth('chrome', rod(0.016, 1.0, 'y', 8), { at: [-3.05, 1.7, half + 0.04] });
  parts.addBoth('stripe', block(1.2, 0.06, 0.008, 0.002), { at: [-2.42, 1.62, half + 0.002] });
  addMirrors(parts, { xM: -1.82, yM: 2.42, heightM: 0.72, doorM: half - 0.06, reachM: widthM / 2 });
}

function addBullbar(parts: Parts, r: number) {
  parts.add('alloy', block(0.3, 0.42, 2.3, 0.09), { at: [-0.19, r * 1.22, 0] });
  parts.add('plastic', block(0.02, 0.1, 1.2, 0.01), { at: [-0.034, r * 1.2, 0] });
  parts.add('plate', block(0.014, 0.11, 0.36, 0.003), { at: [-0.025, r * 1.22, 0] });
  for (const [y, reach] of [
    [1.0, 1.08],
    [1.3, 1.02],
    [1.6, 0.62],
  ] as const) {
    parts.add(
      'chrome',
      tube(
        [
          [-0.3, y, -reach],
          [-0.12, y, -reach + 0.14],
          [-0.07, y, -reach / 2],
          [-0.045, y, 0],
          [-0.07, y, reach / 2],
          [-0.12, y, reach - 0.14],
          [-0.3, y, reach],
        ],
        0.045,
      ),
    );
  }
  parts.addBoth('chrome', block(0.1, 1.0, 0.05, 0.02), { at: [-0.1, 1.14, 0.5] });
  parts.addBoth('lamp', rod(0.1, 0.08, 'x', 20), { at: [-0.09, 1.45, 0.25] });
  parts.addBoth('chrome', rod(0.115, 0.08, 'x', 20), { at: [-0.11, 1.45, 0.25] });
  parts.addBoth('plastic', rod(0.008, 1.5, 'y', 6), { at: [-0.14, 2.1, 0.86] });
}

function addSides(parts: Parts, heightM: number, r: number) {
  // Stacks stop below the overall height, which is the trailer's.
  const top = heightM - 0.05;
  parts.addBoth('chrome', rod(0.075, top - 1.3, 'y', 20), { at: [-3.93, (top + 1.3) / 2, 0.98] });
  parts.addBoth('alloy', rod(0.11, 1.3, 'y', 20), { at: [-3.93, 1.95, 0.98] });
  parts.addBoth('chrome', rod(0.19, 0.72, 'y', 24), { at: [-1.66, 2.02, 0.92] });
  parts.addBoth('plastic', rod(0.13, 0.16, 'y', 20), { at: [-1.66, 2.42, 0.92] });
  // Tank and steps between the axles.
  parts.addBoth('chrome', rod(0.33, 1.55, 'x', 28), { at: [-3.35, 0.72, 0.86] });
  for (const x of [-2.75, -3.35, -3.95]) parts.addBoth('chassis', rod(0.336, 0.05, 'x', 28), { at: [x, 0.72, 0.86] });
  parts.addBoth('chassis', block(0.6, 0.5, 0.3, 0.03), { at: [-2.28, 0.7, 0.92] });
  for (const y of [0.46, 0.8]) parts.addBoth('alloy', block(0.56, 0.04, 0.1, 0.01), { at: [-2.28, y, 1.08] });
  parts.addBoth('chassis', block(6.0, 0.26, 0.1, 0.02), { at: [-3.6, r * 1.55, 0.42] });
}
