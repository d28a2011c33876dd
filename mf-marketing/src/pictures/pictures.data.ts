import type { PictureProps } from '@saltbush/ui';
import type { Drawing } from './drawings/drawing.ts';

export interface PictureEntry {
  /** What the picture shows, for whoever cannot see it. */
  alt: string;
  /** Size of the largest rendering, in pixels: it reserves the space. */
  width: number;
  height: number;
  /** The drawing that stands where there is no rendering. */
  drawing: Drawing;
  /** The files of the rendering, both encodings, smallest first. */
  rendered?: PictureProps['sources'];
}

const wide = { width: 2400, height: 1350 } as const;
const card = { width: 1200, height: 900 } as const;

/** Every picture of the public site. A rendering is added to an entry as `rendered`; the pages stay as they are. */
export const pictures = {
  hero: {
    alt: 'A B-double on a coastal highway in the low morning sun',
    ...wide,
    drawing: { scene: 'road', vehicle: 'b-double', backdrop: 'hills', place: 'right' },
  },
  highway: {
    alt: 'A B-double crossing the plain between two capitals',
    ...card,
    drawing: { scene: 'road', vehicle: 'b-double', backdrop: 'plain' },
  },
  pallets: {
    alt: 'Wrapped pallets on the floor beside a semi-trailer',
    ...card,
    drawing: { scene: 'road', vehicle: 'semi', backdrop: 'depot' },
  },
  city: {
    alt: 'A delivery van in front of the city skyline and the harbour bridge',
    ...card,
    drawing: { scene: 'road', vehicle: 'van', backdrop: 'skyline' },
  },
  taxi: {
    alt: 'An eight tonne truck on its way through the city',
    ...card,
    drawing: { scene: 'road', vehicle: 'rigid', backdrop: 'skyline' },
  },
  dock: {
    alt: 'Three open doors of a cross dock with pallets staged in front of them',
    ...card,
    drawing: { scene: 'dock' },
  },
  warehouse: {
    alt: 'Pallet racking, four levels high, with stock on most of its positions',
    ...card,
    drawing: { scene: 'racks' },
  },
  depot: {
    alt: 'A semi-trailer leaving the depot at first light',
    ...card,
    drawing: { scene: 'road', vehicle: 'semi', backdrop: 'depot' },
  },
  outback: {
    alt: 'A semi-trailer on a straight road under a wide sky',
    ...card,
    drawing: { scene: 'road', vehicle: 'semi', backdrop: 'plain' },
  },
  platform: {
    alt: 'Two trucks of different size on their routes into the city',
    ...wide,
    drawing: { scene: 'road', vehicle: 'rigid', backdrop: 'skyline' },
  },
} as const satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
