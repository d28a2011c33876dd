import { block, drawnOut, leanIn, outline, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { addMirrors } from './mirrors.ts';

export interface CabShape {
  lengthM: number;
  /** Over the mirrors. */
  widthM: number;
  heightM: number;
  wheelRadiusM: number;
  /** From the front to the steering axle. */
  axleM: number;
}

/** A cab over the engine. The front of its bumper is x = 0 and it reaches backwards; the wheels stand on y = 0. */
export function cabOver({ lengthM: l, widthM, heightM: h, wheelRadiusM: r, axleM }: CabShape): Parts {
  const parts = new Parts();
  const w = widthM - Math.min(0.3, widthM * 0.12);
  const half = w / 2;
  const sill = r * 1.05;
  const belt = sill + (h - sill) * 0.44;
  const lean = (geometry: ReturnType<typeof block>) => leanIn(geometry, belt, h, 0.1);
  const arch = r * 1.16;
  const front = -0.07;
  const windowTop = sill + (h - sill) * 0.86;

  const side = outline([
    [front, sill * 0.75, 0.08],
    [front, belt - 0.05, 0.25],
    [front - l * 0.13, h - 0.03, 0.22],
    [-l * 0.55, h, 0.3],
    [-l, h - 0.06, 0.12],
    [-l, sill, 0.05],
    [-axleM - arch, sill, 0.02],
    [-axleM - arch * 0.74, r + arch * 0.7, 0.3],
    [-axleM + arch * 0.74, r + arch * 0.7, 0.3],
    [-axleM + arch, sill * 0.75, 0.02],
  ]);
  parts.add('livery', lean(drawnOut(side, w, 0.06)));
  parts.add('chassis', block(l * 0.94, (r + arch * 0.6) * 0.8, w * 0.72, 0.05), { at: [-l / 2 - 0.05, r * 1.25, 0] });

  // Windscreen and side windows stand a few millimetres proud of the cab.
  const screen = outline([
    [front + 0.012, belt + 0.05, 0.05],
    [front - l * 0.118 + 0.012, windowTop + 0.02, 0.05],
    [front - l * 0.118 - 0.05, windowTop + 0.02],
    [front - 0.05, belt + 0.05],
  ]);
  parts.add('glass', lean(drawnOut(screen, w * 0.9, 0.01)));
  const pane = outline([
    [front - l * 0.12, belt - 0.04, 0.06],
    [front - l * 0.2, windowTop, 0.09],
    [-l * 0.66, windowTop, 0.07],
    [-l * 0.66, belt - 0.04, 0.07],
  ]);
  parts.add('glass', lean(drawnOut(pane, w + 0.012, 0.005)));
  parts.add('plastic', block(l * 0.1, 0.07, w * 0.86, 0.03), {
    at: [front - l * 0.05, windowTop + 0.05, 0],
    turn: [0, 0, -0.25],
  });
  for (const x of [front - l * 0.1, -l * 0.7]) {
    parts.addBoth('liveryDark', block(0.012, belt - sill * 1.1, 0.012, 0.002), {
      at: [x, (belt + sill) / 2 + 0.02, half - 0.002],
    });
  }
  parts.addBoth('plastic', block(0.16, 0.035, 0.03, 0.01), { at: [-l * 0.6, belt - 0.16, half + 0.004] });
  parts.addBoth('stripe', block(l * 0.52, 0.05, 0.008, 0.002), { at: [-l * 0.41, belt - 0.3, half + 0.002] });

  // Grille, bumper, lights
  const grille = belt - sill - 0.16;
  parts.add('plastic', block(0.04, grille, w * 0.62, 0.02), { at: [front + 0.004, sill + grille / 2 + 0.06, 0] });
  for (let slat = 0; slat < 4; slat++) {
    parts.add('chrome', block(0.02, 0.022, w * 0.58, 0.006), {
      at: [front + 0.026, sill + 0.14 + (slat * (grille - 0.1)) / 4, 0],
    });
  }
  parts.add('liveryDark', block(0.2, sill * 0.62, w, 0.06), { at: [-0.102, sill * 0.72, 0] });
  parts.addBoth('plastic', block(0.06, 0.2, w * 0.2, 0.03), { at: [-0.032, sill * 0.86, half - w * 0.13] });
  parts.addBoth('lamp', block(0.05, 0.12, w * 0.13, 0.03), { at: [-0.025, sill * 0.87, half - w * 0.14] });
  parts.addBoth('amber', block(0.05, 0.1, 0.07, 0.02), { at: [-0.03, sill * 0.87, half - 0.05] });
  parts.add('plate', block(0.012, 0.1, 0.34, 0.003), { at: [-0.006, sill * 0.6, 0] });
  parts.addBoth('plastic', block(0.5, 0.07, 0.24, 0.02), { at: [-l * 0.5, sill * 0.52, half - 0.14] });
  parts.addBoth('plastic', rod(0.012, w * 0.36, 'z', 6), {
    at: [front - 0.02, belt + 0.07, half * 0.45],
    turn: [0, 0, 0],
  });
  addMirrors(parts, {
    xM: front - l * 0.02,
    yM: belt + (windowTop - belt) * 0.4,
    heightM: (windowTop - belt) * 0.85,
    doorM: half - 0.04,
    reachM: widthM / 2,
  });
  return parts;
}
