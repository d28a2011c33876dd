import type { CityName, ZoneName } from '../places/place-types.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { DemurrageClass, VehicleId } from '../vehicles/vehicle-types.ts';

/** A price table and the day from which it holds, until the next one of its kind. */
export interface Dated {
  effectiveFrom: IsoDate;
}

/** `local`: hourly hire. `linehaul`: FTL and LTL. Zone and rate-card prices include fuel. */
export type LevyScope = 'local' | 'linehaul';

export interface FuelLevies extends Dated {
  basisPoints: Record<LevyScope, number>;
}

export interface FtlTariff extends Dated {
  lanes: readonly (readonly [
    origin: CityName,
    destination: CityName,
    semiDollars: number,
    bDoubleDollars: number,
    transitDays: number,
  ])[];
}

export interface LtlTariff extends Dated {
  lanes: readonly (readonly [
    origin: CityName,
    destination: CityName,
    dollars1To5: number,
    dollars6To11: number,
    dollars12Up: number,
    transitDays: number,
  ])[];
}

export interface ZoneTariff extends Dated {
  basis: 'consignment' | 'pallet';
  dollars: Record<ZoneName, readonly [allDay: number, standard: number, vip: number, express: number]>;
}

export interface RateCardRule {
  vehicleId: VehicleId;
  serviceCode: string;
  baseCents: number;
  stepCents: number;
  maxVolumeM3: number;
  maxWeightKg: number;
}

export interface RateCardTariff extends Dated {
  vipBasisPoints: number;
  expressBasisPoints: number;
  cards: readonly RateCardRule[];
}

export interface HourlyTariff extends Dated {
  minimumHours: number;
  centsPerHour: readonly (readonly [VehicleId, number | null])[];
}

/** Every additional service, in the order in which quotes list them. */
export const SURCHARGES = ['tailgate', 'palletReturn', 'residential'] as const;
export type Surcharge = (typeof SURCHARGES)[number];
export type SurchargeCents = Record<Surcharge, number>;

/** `metro`: zone, rate-card and hourly prices. `linehaul`: FTL, LTL and per-km prices. */
export type SurchargeSet = 'metro' | 'linehaul';

export interface SurchargeTariff extends Dated, Record<SurchargeSet, SurchargeCents> {}

export interface PerKmRate {
  vehicleId: VehicleId;
  centsPerKm: number;
}

export interface PerKmTariff extends Dated {
  bands: readonly (PerKmRate & { overVolumeM3: number; overWeightKg: number })[];
  otherwise: PerKmRate;
}

export interface DemurrageRule {
  freeMinutes: number;
  centsPerHour: number;
  /** Chargeable time is rounded up to a multiple of this. */
  incrementMinutes: number;
}

export interface DemurrageTariff extends Dated {
  classes: Record<DemurrageClass, DemurrageRule>;
  handUnloadCents: number;
  tailLiftOnTheDayCents: number;
}
