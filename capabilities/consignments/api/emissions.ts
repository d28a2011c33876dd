import type { EmissionClass, EmissionsEstimate, IsoDate } from '@saltbush/freight';
import type { ServiceGroup } from './shipment-query.ts';

/** What moving one consignment is estimated to have emitted. */
export type ShipmentEmissions = EmissionsEstimate;

interface EmissionTotals {
  consignments: number;
  tonneKm: number;
  kgCo2e: number;
}

/** `GET /api/emissions?months=&to=&page=`: deliveries of a window, the same as in `GET /api/analytics`. */
export interface Emissions {
  /** First and last month, such as `2026-01`. */
  from: string;
  to: string;
  totals: EmissionTotals;
  byService: (EmissionTotals & { service: ServiceGroup })[];
  /** Every month of the window. */
  byMonth: (EmissionTotals & { month: string })[];
  /** Number of deliveries left out because their distance is unknown. */
  unknownDistance: number;
  /** Latest delivery first. */
  rows: (ShipmentEmissions & { reference: string; from: string; to: string; deliveredOn: IsoDate })[];
  total: number;
  page: number;
  pageSize: number;
  /** Emission factors by vehicle class, and for the ship across Bass Strait, derived from the sources. */
  factors: { vehicleClass: EmissionClass | 'ship'; label: string; gramsCo2ePerTonneKm: number }[];
  /** How the factors were derived from the sources, and how certain they are. */
  derivation: string;
  /** Sources of the factors, with their years. */
  sources: { title: string; publisher: string; url: string }[];
  /** Shown with the figures: that they are estimates, and how they are made. */
  statement: string;
}
