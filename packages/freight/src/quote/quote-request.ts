import type { FtlVehicleType } from '../ftl/ftl-types.ts';
import type { LoadInput } from '../load/load.ts';
import type { NumberInput } from '../load/number-input.ts';
import { METRO_SERVICES, type MetroService } from '../metro/metro-services.data.ts';
import { type ChosenSurcharges, ofEachSurcharge } from '../surcharges/surchargeLines.ts';

/** The five calculator modes of `?service=`, and the general form. */
export const QUOTE_MODES = [
  'general',
  'metro-pallets',
  'same-day-metro-pallets',
  'metro-hourly',
  'ftl',
  'ltl',
] as const;
export type QuoteMode = (typeof QUOTE_MODES)[number];

/** Every service, in the order in which cards are shown and ties are decided. */
export const SERVICES = [...METRO_SERVICES, 'LTL', 'FTL', 'METRO_HOURLY'] as const;
export type Service = MetroService | 'LTL' | 'FTL' | 'METRO_HOURLY';

/**
 * The calculator's form, which the gateway prices again: one flat record with every number as typed. City modes (FTL,
 * LTL, hourly) fill `pickup` and `delivery` from their selects; hourly hire fills both with its city.
 */
export interface QuoteRequest extends LoadInput, ChosenSurcharges {
  mode: QuoteMode;
  pickup: string;
  delivery: string;
  /** The chosen card or tab. */
  service: Service | null;
  /** Catalogue id of a metro fleet or dedicated vehicle. */
  metroVehicle: string | null;
  ftlVehicle: FtlVehicleType | null;
  hourlyVehicle: string | null;
  hours: NumberInput;
  /** `2026-11-20`, blank for today. */
  pickupDate: string;
  /** `15:30` or blank. */
  pickupTime: string;
  deliveryTime: string;
}

export const EMPTY_QUOTE_REQUEST: QuoteRequest = {
  mode: 'general',
  pickup: '',
  delivery: '',
  service: null,
  metroVehicle: null,
  ftlVehicle: null,
  hourlyVehicle: null,
  hours: 3,
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  weightKg: '',
  palletCount: '',
  moreItems: [],
  pickupDate: '',
  pickupTime: '',
  deliveryTime: '',
  ...ofEachSurcharge(false),
};

/** The mode that a `?service=` value selects; any other value is the general form. */
export function quoteMode(serviceParameter: string | null): QuoteMode {
  return QUOTE_MODES.find((mode) => mode === serviceParameter) ?? 'general';
}

export function isMetroMode(mode: QuoteMode): boolean {
  return mode === 'metro-pallets' || mode === 'same-day-metro-pallets';
}

export function isMetroService(service: Service): service is MetroService {
  return METRO_SERVICES.some((known) => known === service);
}
