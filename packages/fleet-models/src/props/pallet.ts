import { createRandom } from '../paint/createRandom.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

/** The Australian standard pallet, metres. */
export const PALLET_M = 1.165;
const PALLET_HEIGHT_M = 0.15;

export type PalletLoad = 'wrapped' | 'cartons' | 'crates' | 'mixed';

export interface PalletShape {
  load: PalletLoad;
  /** Height of the load alone, metres. */
  loadM: number;
  seed?: number;
}

/** A hardwood pallet on y = 0 with its load. */
export function pallet({ load, loadM, seed = 1 }: PalletShape): Parts {
  const parts = new Parts();
  for (let board = 0; board < 7; board++) {
    parts.add('timber', block(0.125, 0.022, PALLET_M, 0.004), {
      at: [-0.52 + board * 0.1735, PALLET_HEIGHT_M - 0.011, 0],
    });
  }
  for (const z of [-0.54, 0, 0.54]) {
    parts.add('timber', block(PALLET_M, 0.09, 0.05, 0.004), { at: [0, 0.083, z] });
    parts.add('timber', block(PALLET_M, 0.02, 0.12, 0.004), { at: [0, 0.015, z * 0.92] });
  }
  addLoad(parts, { load, loadM, seed });
  return parts;
}

function addLoad(parts: Parts, { load, loadM, seed }: Required<PalletShape>) {
  const random = createRandom(seed * 977);
  const kind = load === 'mixed' ? 'cartons' : load;
  const rows = Math.max(2, Math.round(loadM / (kind === 'crates' ? 0.3 : 0.27)));
  const high = loadM / rows;
  const across = kind === 'crates' ? 2 : 3;
  const along = 2 + Math.floor(random() * 2);
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < across; x++) {
      for (let z = 0; z < along; z++) {
        const isGap = load === 'mixed' && row === rows - 1 && random() < 0.45;
        if (isGap) continue;
        const length = 1.12 / across;
        const width = 1.12 / along;
        const at = [
          -0.56 + length * (x + 0.5) + (random() - 0.5) * 0.012,
          PALLET_HEIGHT_M + high * (row + 0.5),
          -0.56 + width * (z + 0.5) + (random() - 0.5) * 0.012,
        ] as const;
        const paint = kind === 'crates' ? 'crate' : random() < 0.6 ? 'carton' : 'cartonPale';
        parts.add(paint, block(length - 0.014, high - 0.008, width - 0.014, 0.012), { at });
        const isOutside = x === 0 || x === across - 1 || z === 0 || z === along - 1;
        if (isOutside && kind === 'cartons' && random() < 0.5 && load !== 'wrapped') {
          const side = z === 0 ? -1 : 1;
          if (z === 0 || z === along - 1) {
            parts.add('label', block(0.13, 0.08, 0.004, 0.001), {
              at: [at[0] + 0.05, at[1], at[2] + side * (width / 2 - 0.004)],
            });
          }
        }
      }
    }
  }
  if (load === 'wrapped') {
    parts.add('wrap', block(1.15, loadM + 0.02, 1.15, 0.05), { at: [0, PALLET_HEIGHT_M + loadM / 2 + 0.005, 0] });
    for (let band = 0; band < rows + 1; band++) {
      const y = PALLET_HEIGHT_M + 0.06 + (band / (rows + 0.6)) * loadM;
      parts.add('wrap', block(1.158, 0.1, 1.158, 0.05), {
        at: [0, y, 0],
        turn: [0.012 * (band % 2 ? 1 : -1), 0, 0.014],
      });
    }
    parts.addBoth('label', block(0.2, 0.28, 0.004, 0.001), { at: [0.18, PALLET_HEIGHT_M + loadM * 0.6, 0.582] });
    parts.add('label', block(0.004, 0.28, 0.2, 0.001), { at: [0.582, PALLET_HEIGHT_M + loadM * 0.6, 0.1] });
    parts.add('label', block(0.004, 0.28, 0.2, 0.001), { at: [-0.582, PALLET_HEIGHT_M + loadM * 0.6, 0.1] });
  }
}
