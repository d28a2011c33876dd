import { createRandom } from '../paint/createRandom.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { type PalletLoad, pallet } from './pallet.ts';

export interface RackingShape {
  bays: number;
  levels: number;
  seed: number;
  /** Share of the positions that hold stock. */
  filled?: number;
}

export const BAY_M = 2.7;
export const LEVEL_M = 1.75;
const DEPTH_M = 1.05;
const LOADS: readonly PalletLoad[] = ['wrapped', 'cartons', 'cartons', 'crates', 'mixed'];

/** Pallet racking along x from x = 0, two pallets a bay, facing both ways along z. */
export function racking({ bays, levels, seed, filled = 0.85 }: RackingShape): Parts {
  const parts = new Parts();
  const random = createRandom(seed);
  const stock = LOADS.flatMap((load, index) => [1.0, 1.3].map((loadM) => pallet({ load, loadM, seed: index + 3 })));
  const height = levels * LEVEL_M + 0.3;
  for (let bay = 0; bay <= bays; bay++) {
    const x = bay * BAY_M;
    parts.addBoth('rackUpright', block(0.09, height, 0.08, 0.008), { at: [x, height / 2, DEPTH_M / 2] });
    for (let brace = 0; brace * 1.1 < height - 1.2; brace++) {
      const turn = (brace % 2 ? 1 : -1) * 0.78;
      parts.add('rackUpright', block(0.03, 1.45, 0.03, 0.004), { at: [x, brace * 1.1 + 0.75, 0], turn: [turn, 0, 0] });
    }
    parts.addBoth('safety', block(0.14, 0.4, 0.12, 0.02), { at: [x, 0.2, DEPTH_M / 2 + 0.05] });
  }
  for (let bay = 0; bay < bays; bay++) {
    for (let level = 0; level < levels; level++) {
      const y = level * LEVEL_M;
      const middle = (bay + 0.5) * BAY_M;
      if (level > 0) {
        parts.addBoth('rackBeam', block(BAY_M - 0.08, 0.11, 0.05, 0.008), { at: [middle, y - 0.055, DEPTH_M / 2] });
        parts.addBoth('label', block(0.14, 0.06, 0.004, 0.001), {
          at: [middle - 0.64, y - 0.055, DEPTH_M / 2 + 0.028],
        });
        parts.addBoth('label', block(0.14, 0.06, 0.004, 0.001), {
          at: [middle + 0.64, y - 0.055, DEPTH_M / 2 + 0.028],
        });
      }
      for (const offset of [-0.65, 0.65]) {
        const choice = stock[Math.floor(random() * stock.length)];
        if (!choice || random() > filled) continue;
        parts.addAll(choice, {
          at: [middle + offset + (random() - 0.5) * 0.06, y, 0],
          turn: [0, random() < 0.5 ? 0 : Math.PI, 0],
        });
      }
    }
  }
  return parts;
}
