import type { Size, VehicleId } from './vehicle-types.ts';

// What the vehicles of the truck-size tool measure on the road, cab, body and mirrors together: the load space of the
// catalogue plus cab, deck and chassis; combinations within the length limits of general access and of the B-double
// network (20 m since 1 August 2026, and 26 m). The catalogue's own figures are nominal.
// Source: fleet list of 1 July 2026. Effective 2026-07-01. Units: metres.
export const ROAD_SIZES = {
  '1t-van': { lengthM: 5.55, widthM: 2.25, heightM: 2.55 },
  '4t-truck': { lengthM: 6.5, widthM: 2.4, heightM: 3.1 },
  '8t-truck': { lengthM: 9.4, widthM: 2.5, heightM: 3.5 },
  '12t-tailgate': { lengthM: 10.9, widthM: 2.5, heightM: 3.6 },
  semi: { lengthM: 18.4, widthM: 2.5, heightM: 4.3 },
  'b-double': { lengthM: 26, widthM: 2.5, heightM: 4.3 },
} as const satisfies Partial<Record<VehicleId, Size>>;
