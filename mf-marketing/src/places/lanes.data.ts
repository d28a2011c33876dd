/**
 * One pallet from Sydney, per destination: pallet rate for 1-5 pallets before levy and GST, road distance, transit.
 * Source: LTL tariff and agreed distances, 2026-07. All-in price: rate + 22.37% linehaul levy, then 10% GST, each
 * rounded half up. Amounts in cents.
 */
export interface PalletLane {
  city: string;
  distanceKm: number;
  transitDays: number;
  palletRateCents: number;
  allInCents: number;
}

export const palletLanes = [
  { city: 'Canberra', distanceKm: 287, transitDays: 1, palletRateCents: 11500, allInCents: 15480 },
  { city: 'Melbourne', distanceKm: 858, transitDays: 1, palletRateCents: 12000, allInCents: 16152 },
  { city: 'Brisbane', distanceKm: 950, transitDays: 2, palletRateCents: 19000, allInCents: 25575 },
  { city: 'Adelaide', distanceKm: 1367, transitDays: 2, palletRateCents: 21500, allInCents: 28941 },
  { city: 'Hobart', distanceKm: 1561, transitDays: 5, palletRateCents: 70000, allInCents: 94225 },
  { city: 'Darwin', distanceKm: 3987, transitDays: 8, palletRateCents: 90000, allInCents: 121146 },
  { city: 'Perth', distanceKm: 4044, transitDays: 5, palletRateCents: 54500, allInCents: 73361 },
] as const satisfies readonly PalletLane[];
