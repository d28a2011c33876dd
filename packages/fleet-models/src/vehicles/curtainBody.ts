import { BufferAttribute, PlaneGeometry } from 'three';
import { block, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export interface BodyShape {
  lengthM: number;
  widthM: number;
  /** From the underside of the deck to the top of the roof. */
  heightM: number;
}

const RAIL_M = 0.11;
const COAMING_M = 0.13;
const STRAP_EVERY_M = 0.62;

/** The load body of a tautliner: curtains with straps and buckles, rails, headboard and rear doors. Its floor lies at y = 0, its rear at x = 0. */
export function curtainBody({ lengthM, widthM, heightM }: BodyShape): Parts {
  const parts = new Parts();
  const middle = lengthM / 2;
  const half = widthM / 2;
  parts.add('rail', block(lengthM, COAMING_M, widthM - 0.02, 0.02), { at: [middle, COAMING_M / 2, 0] });
  parts.add('panel', block(lengthM, 0.05, widthM - 0.1, 0.02), { at: [middle, heightM - 0.025, 0] });
  parts.addBoth('rail', block(lengthM, RAIL_M, 0.07, 0.025), {
    at: [middle, heightM - RAIL_M / 2 - 0.01, half - 0.035],
  });

  const bottom = COAMING_M * 0.55;
  const top = heightM - RAIL_M;
  const from = 0.14;
  const to = lengthM - 0.14;
  parts.addBoth('curtain', curtain(to - from, top - bottom), {
    at: [(from + to) / 2, (top + bottom) / 2, half - 0.035],
  });
  parts.addBoth('stripe', block(to - from, 0.16, 0.004, 0.001), { at: [middle, bottom + 0.42, half - 0.0235] });

  const straps = Math.max(3, Math.round((to - from) / STRAP_EVERY_M));
  for (let strap = 0; strap <= straps; strap++) {
    const x = from + 0.1 + ((to - from - 0.2) * strap) / straps;
    parts.addBoth('webbing', block(0.045, top - bottom, 0.008, 0.002), { at: [x, (top + bottom) / 2, half - 0.0245] });
    parts.addBoth('plastic', block(0.05, 0.16, 0.018, 0.004), { at: [x, bottom + 0.1, half - 0.014] });
    parts.addBoth('chassis', block(0.03, 0.09, 0.012, 0.002), { at: [x, 0.02, half - 0.008] });
  }

  // Headboard and rear frame close the ends.
  parts.add('livery', block(0.1, heightM - 0.02, widthM - 0.02, 0.03), { at: [lengthM - 0.05, heightM / 2, 0] });
  parts.addBoth('rail', rod(0.045, heightM - 0.04, 'y', 10), { at: [lengthM - 0.055, heightM / 2, half - 0.05] });
  parts.add('rail', block(0.12, heightM - 0.01, widthM, 0.02), { at: [0.07, heightM / 2, 0] });
  parts.addBoth('panel', block(0.03, heightM - 0.3, half - 0.1, 0.01), {
    at: [0.015, heightM / 2 + 0.03, half / 2 - 0.02],
  });
  for (const z of [0.22, half - 0.28]) {
    parts.addBoth('chrome', rod(0.018, heightM - 0.28, 'y', 8), { at: [0.018, heightM / 2, z] });
  }
  parts.addBoth('tail', block(0.02, 0.05, 0.12, 0.005), { at: [0.01, heightM - 0.09, half - 0.25] });
  return parts;
}

/** Cloth under tension: shallow waves between the straps, deeper towards the middle. */
function curtain(lengthM: number, heightM: number) {
  const columns = Math.ceil(lengthM * 14);
  const cloth = new PlaneGeometry(lengthM, heightM, columns, 6);
  const position = cloth.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const x = position.getX(index);
    const y = position.getY(index) / heightM;
    const wave = Math.sin(x * 10.1) * 0.5 + Math.sin(x * 23 + y * 2.2) * 0.3 + Math.sin(x * 3.1 - 1 + y) * 0.6;
    position.setZ(index, wave * 0.0055 * (1 - 1.4 * y * y));
  }
  cloth.setAttribute('position', position instanceof BufferAttribute ? position : cloth.getAttribute('position'));
  cloth.computeVertexNormals();
  return cloth;
}
