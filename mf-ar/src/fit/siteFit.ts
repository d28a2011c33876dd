import type { ArVehicle, Size } from '@saltbush/freight';

/** What a visitor measured; null where nothing was entered. */
export interface Site {
  gateM: number | null;
  drivewayM: number | null;
  heightM: number | null;
  pallets: number | null;
}

export type Limit = keyof Site;

/** What is left over within one limit: metres, or pallets; less than 0 is missing. */
export interface Clearance {
  limit: Limit;
  spare: number;
}

/** `unmeasured`: no limit is known. A vehicle as large as a limit fits. */
export type SiteFit = { status: 'unmeasured' } | { status: 'fits' | 'does-not-fit'; clearances: Clearance[] };

const CENTIMETRES = 100;
/** To the centimetre, so that 2.5 m through a gate of 2.5 m leaves nothing and lacks nothing. */
const toCentimetre = (metres: number): number => Math.round(metres * CENTIMETRES) / CENTIMETRES;

/** Whether a truck of that size, carrying that many pallets, passes the gate, stands on the driveway and clears the height. */
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

/** The fit of one vehicle twice: by its nominal figures, and as it drives on the road. */
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

/** The largest of the vehicles, given smallest first, that fits by those figures. */
export const biggestFitting = (fits: readonly VehicleFit[], by: 'nominal' | 'road'): ArVehicle | null =>
  fits.findLast((fit) => fit[by].status === 'fits')?.vehicle ?? null;
