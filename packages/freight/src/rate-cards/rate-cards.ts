import { freightError } from '../errors.ts';
import { percentOfCents } from '../money/money.ts';
import type { RateCardRule, RateCardTariff } from '../tariffs/tariff-types.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { Vehicle, VehicleId } from '../vehicles/vehicle-types.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { PRICE_LEVELS, type PriceLevel, type RateCard } from './rate-card-types.ts';

const MAX_RATE_CARD_KM = 100;

const tariffOn = (onDate: IsoDate): RateCardTariff => tariffAt('rateCards', onDate);

function priceCents(tariff: RateCardTariff, card: RateCardRule, level: PriceLevel, km: number): number {
  const standardCents = card.baseCents + card.stepCents * (km - 1);
  if (level === 'STANDARD') return standardCents;
  return percentOfCents(standardCents, level === 'VIP' ? tariff.vipBasisPoints : tariff.expressBasisPoints);
}

/** Kilometres as the rate cards count them: rounded to the nearest, then 1 to 100. */
export function rateCardKm(km: number): number {
  return Number.isNaN(km) ? 1 : Math.min(MAX_RATE_CARD_KM, Math.max(1, Math.round(km)));
}

/** Code of the vehicle's rate card, or null for a vehicle that is not priced by distance. */
export function rateCardCode(vehicleId: VehicleId, onDate: IsoDate): string | null {
  return tariffOn(onDate).cards.find((card) => card.vehicleId === vehicleId)?.serviceCode ?? null;
}

/** What a dedicated vehicle may carry by its rate card; null when it is not priced by distance. */
export function rateCardLimits(vehicleId: VehicleId, onDate: IsoDate): Pick<Vehicle, 'capacityKg' | 'volumeM3'> | null {
  const card = tariffOn(onDate).cards.find((row) => row.vehicleId === vehicleId);
  return card ? { capacityKg: card.maxWeightKg, volumeM3: card.maxVolumeM3 } : null;
}

/**
 * Price of a dedicated vehicle, in cents before GST, fuel included.
 * @throws FreightError `Vehicle type X not found` or `Invalid service level: Y`; the vehicle is checked first.
 */
export function rateCardCents(serviceCode: string, level: string, km: number, onDate: IsoDate): number {
  const tariff = tariffOn(onDate);
  const card = tariff.cards.find((row) => row.serviceCode === serviceCode);
  if (!card) throw freightError('rate-card-vehicle-unknown', `Vehicle type ${serviceCode} not found`);
  const priceLevel = PRICE_LEVELS.find((known) => known === level);
  if (!priceLevel) throw freightError('rate-card-level-invalid', `Invalid service level: ${level}`);
  return priceCents(tariff, card, priceLevel, rateCardKm(km));
}

/** The five rate cards written out, in the order they are offered. */
export function rateCards(onDate: IsoDate): RateCard[] {
  const tariff = tariffOn(onDate);
  const kilometres = Array.from({ length: MAX_RATE_CARD_KM }, (_, index) => index + 1);
  return tariff.cards.map((card) => {
    const rates = (level: PriceLevel) => kilometres.map((km) => priceCents(tariff, card, level, km));
    return {
      vehicleType: vehicleById(card.vehicleId).usedIn['rate-card'] ?? card.serviceCode,
      serviceCode: card.serviceCode,
      maxVolumeM3: card.maxVolumeM3,
      maxWeightKg: card.maxWeightKg,
      standardRates: rates('STANDARD'),
      vipRates: rates('VIP'),
      expressRates: rates('EXPRESS'),
    };
  });
}
