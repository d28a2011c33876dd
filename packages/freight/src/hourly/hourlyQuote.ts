import { isBlank, type NumberInput } from '../load/number-input.ts';
import { percentOfCents } from '../money/money.ts';
import type { CityName } from '../places/place-types.ts';
import { fuelLevyBasisPoints } from '../tariffs/fuelLevyBasisPoints.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { Vehicle } from '../vehicles/vehicle-types.ts';
import { vehicleById } from '../vehicles/vehicles.ts';

export const HOURLY_LOCATIONS = [
  { name: 'Sydney Metro', city: 'Sydney' },
  { name: 'Melbourne Metro', city: 'Melbourne' },
  { name: 'Brisbane Metro', city: 'Brisbane' },
] as const satisfies readonly { name: string; city: CityName }[];

export const DEFAULT_HOURS = 3;
export const HOURS_NEEDED = 'Please enter the hours needed.';
export const PRICE_ON_APPLICATION = 'Price on application. Contact us for a custom quote.';
const HOURS_TOO_MANY = 'For hire of more than 1,000 hours, contact us for a custom quote.';
const MAX_HOURS = 1000;

export interface HourlyVehicle {
  vehicle: Vehicle;
  name: string;
  /** Null: price on application. */
  breakdown: HourlyRateBreakdown | null;
}

/** What one hour costs, in cents before GST. */
export interface HourlyRateBreakdown {
  baseCents: number;
  levyBasisPoints: number;
  levyCents: number;
  totalCents: number;
}

export type HourlyResult =
  | {
      status: 'priced';
      billedHours: number;
      centsPerHour: number;
      baseCents: number;
      levyBasisPoints: number;
      levyCents: number;
      /** Base and levy, before additional services and GST. */
      totalCents: number;
    }
  | { status: 'refused'; code: 'hours-missing' | 'hours-too-many' | 'price-on-application'; message: string };

/** The vehicles of hourly hire with their prices per hour. */
export function hourlyVehicles(onDate: IsoDate): HourlyVehicle[] {
  const levyBasisPoints = fuelLevyBasisPoints('local', onDate);
  return tariffAt('hourly', onDate).centsPerHour.map(([id, baseCents]) => {
    const vehicle = vehicleById(id);
    const name = vehicle.usedIn.hourly ?? vehicle.name;
    if (baseCents === null) return { vehicle, name, breakdown: null };
    const levyCents = percentOfCents(baseCents, levyBasisPoints);
    return { vehicle, name, breakdown: { baseCents, levyBasisPoints, levyCents, totalCents: baseCents + levyCents } };
  });
}

/** Price of hiring a vehicle: whole hours, rounded up, at least three. */
export function hourlyQuote(vehicleId: string, hours: NumberInput, onDate: IsoDate): HourlyResult {
  const tariff = tariffAt('hourly', onDate);
  const centsPerHour = tariff.centsPerHour.find(([id]) => id === vehicleId)?.[1] ?? null;
  const wanted = isBlank(hours) ? Number.NaN : Number(hours);
  if (Number.isNaN(wanted) || wanted <= 0) return { status: 'refused', code: 'hours-missing', message: HOURS_NEEDED };
  if (wanted > MAX_HOURS) return { status: 'refused', code: 'hours-too-many', message: HOURS_TOO_MANY };
  if (centsPerHour === null) {
    return { status: 'refused', code: 'price-on-application', message: PRICE_ON_APPLICATION };
  }
  const billedHours = Math.max(tariff.minimumHours, Math.ceil(wanted));
  const baseCents = centsPerHour * billedHours;
  const levyBasisPoints = fuelLevyBasisPoints('local', onDate);
  const levyCents = percentOfCents(baseCents, levyBasisPoints);
  return {
    status: 'priced',
    billedHours,
    centsPerHour,
    baseCents,
    levyBasisPoints,
    levyCents,
    totalCents: baseCents + levyCents,
  };
}
