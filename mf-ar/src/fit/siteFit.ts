import type { ArVehicle, Size } from '@saltbush/freight';

/** The visitor's measures; null where none was entered. */
export interface Site {
  gateM: number | null;
  drivewayM: number | null;
  heightM: number | null;
  pallets: number | null;
}

export type Limit = keyof Site;

/** Room left within one limit, in metres or pallets. Less than 0: that much is missing. */
export interface Clearance {
  limit: Limit;
  spare: number;
}

/** `unmeasured`: no limit was entered. A vehicle exactly as large as a limit fits. */
export type SiteFit = { status: 'unmeasured' } | { status: 'fits' | 'does-not-fit'; clearances: Clearance[] };

const CENTIMETRES = 100;
/** Rounds to the centimetre, so that a 2.5 m truck fits a 2.5 m gate exactly despite floating point. */
const toCentimetre = (metres: number): number => Math.round(metres * CENTIMETRES) / CENTIMETRES;

/**
 * Whether a truck of this size with this many pallets passes the gate, stands on the driveway and clears the height.
 */
export function siteFit({ lengthM, widthM, heightM }: Size, pallets: number, site: Site): SiteFit {
  const spares: readonly [limit: Limit, spare: number | null][] = [
    ['gateM', site.gateM === null ? null : toCentimetre(site.gateM - widthM)],
    ['drivewayM', site.drivewayM === null ? null : toCentimetre(site.drivewayM - lengthM)],
    ['heightM', site.heightM === null ? null : toCentimetre(site.heightM - heightM)],
    ['pallets', site.pallets === null ? null : pallets - site.pallets],
  ];
  const clearances = spares.flatMap(([limit, spare]) => (spare === null ? [] : [{ limit, spare }]));
  if (clearances.length === 0) return { status: 'unmeasured' };
  return { status: clearances.every(({ spare }) => spare >= 0) ? 'fits' : 'does-not-fit', clearances };
}

/** How one vehicle fits: by its nominal figures, and as it drives on the road. */
export interface VehicleFit {
  vehicle: ArVehicle;
  nominal: SiteFit;
  road: SiteFit;
}

export const vehicleFit = (vehicle: ArVehicle, site: Site): VehicleFit => ({
  vehicle,
  nominal: siteFit(vehicle, vehicle.pallets, site),
  road: siteFit(vehicle.road, vehicle.pallets, site),
});

/** The largest vehicle that fits by these figures, or null. `fits` is sorted from small to large. */
export const biggestFitting = (fits: readonly VehicleFit[], by: 'nominal' | 'road'): ArVehicle | null =>
  fits.findLast((fit) => fit[by].status === 'fits')?.vehicle ?? null;
