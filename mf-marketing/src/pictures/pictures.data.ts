import type { PictureProps } from '@saltbush/ui';
import { renderings } from './renderings.data.ts';

export interface PictureEntry {
  /** Text alternative. */
  alt: string;
  /** Size of the largest rendering, in pixels. It reserves the room. */
  width: number;
  height: number;
  /** Files in both encodings, smallest first. */
  sources: PictureProps['sources'];
  /** Another crop for phones. */
  narrowSources?: PictureProps['sources'];
}

const wide = { width: 1920, height: 1080 } as const;
const card = { width: 1200, height: 900 } as const;

/** Every picture of the public site. */
export const pictures = {
  hero: {
    alt: 'A B-double on a coastal highway in the low morning sun',
    width: 1920,
    height: 800,
    sources: renderings.hero,
    narrowSources: renderings.heroPhone,
  },
  highway: {
    alt: 'A B-double crossing the plain between two capitals',
    ...card,
    sources: renderings.highway,
  },
  pallets: {
    alt: 'Wrapped pallets on the floor beside a semi-trailer',
    ...card,
    sources: renderings.pallets,
  },
  city: {
    alt: 'A delivery van in front of the city skyline and the harbour bridge',
    ...card,
    sources: renderings.city,
  },
  cafe: {
    alt: 'A delivery van at the kerb in front of a cafe, cartons on the footpath, the driver on the way to the door',
    ...card,
    sources: renderings.cafe,
  },
  metroFleet: {
    alt: 'A twelve tonne truck, a four tonne truck and a van side by side in front of the depot',
    ...card,
    sources: renderings.metroFleet,
  },
  vanLoading: {
    alt: 'A van in front of an open depot door, two pallets of cartons and a dispatcher behind it',
    ...card,
    sources: renderings.vanLoading,
  },
  driver: {
    alt: 'A driver walking along a semi-trailer that has stopped on the plain',
    ...card,
    sources: renderings.driver,
  },
  taxi: {
    alt: 'An eight tonne truck with its tailgate down in a shopping street, the driver behind it',
    ...card,
    sources: renderings.taxi,
  },
  dock: {
    alt: 'Three open doors of a cross dock with pallets staged in front of them',
    ...card,
    sources: renderings.dock,
  },
  warehouse: {
    alt: 'Pallet racking, four levels high, with stock on most of its positions',
    ...card,
    sources: renderings.warehouse,
  },
  depot: {
    alt: 'A semi-trailer leaving the depot at first light',
    ...card,
    sources: renderings.depot,
  },
  outback: {
    alt: 'A semi-trailer on a straight road under a wide sky',
    ...card,
    sources: renderings.outback,
  },
  platform: {
    alt: 'Two trucks of different size on their routes into the city',
    ...wide,
    sources: renderings.platform,
  },
} as const satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
