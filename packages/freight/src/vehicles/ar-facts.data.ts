import type { ArFacts, VehicleId } from './vehicle-types.ts';

const NOMINAL_AND_OVERALL_HEIGHT =
  'Nominal; legal payload is confirmed at booking. Height is that of the whole vehicle, not of the load.';

// What the truck-size tool shows of a vehicle. Apart from the catalogue, since pages that price freight do without it.
// Source: fleet list of 1 July 2026; the figures are nominal. Legal payload depends on the route. Effective 2026-07-01.
// Units: metres, kilograms, standard pallets.
export const AR_FACTS: Partial<Record<VehicleId, ArFacts>> = {
  '1t-van': {
    lengthM: 3.2,
    widthM: 1.8,
    heightM: 1.8,
    capacityKg: 1000,
    pallets: 2,
    colour: '#D9955A',
    caption: null,
  },
  '4t-truck': {
    lengthM: 4.5,
    widthM: 2.1,
    heightM: 2.2,
    capacityKg: 4000,
    pallets: 4,
    colour: '#A4561F',
    caption: null,
  },
  '8t-truck': {
    lengthM: 7.2,
    widthM: 2.4,
    heightM: 2.4,
    capacityKg: 8000,
    pallets: 12,
    colour: '#2F5D50',
    caption: null,
  },
  '12t-tailgate': {
    lengthM: 8.5,
    widthM: 2.4,
    heightM: 2.4,
    capacityKg: 12000,
    pallets: 14,
    colour: '#1D6B3A',
    caption: null,
  },
  semi: {
    lengthM: 12.5,
    widthM: 2.5,
    heightM: 4.3,
    capacityKg: 28000,
    pallets: 26,
    colour: '#14212B',
    caption: NOMINAL_AND_OVERALL_HEIGHT,
  },
  'b-double': {
    lengthM: 19,
    widthM: 2.5,
    heightM: 4.3,
    capacityKg: 68000,
    pallets: 52,
    colour: '#4A5A63',
    caption: NOMINAL_AND_OVERALL_HEIGHT,
  },
};
