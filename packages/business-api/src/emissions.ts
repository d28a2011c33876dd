import type { EmissionClass, EmissionsEstimate, IsoDate } from '@saltbush/freight';
import type { ServiceGroup } from './shipment-query.ts';

/** What moving one consignment is estimated to have emitted. */
export type ShipmentEmissions = EmissionsEstimate;

interface EmissionTotals {
  consignments: number;
  tonneKm: number;
  kgCo2e: number;
}

/** `GET /api/emissions?months=&to=&page=`: the consignments delivered in a window, as `GET /api/analytics` has them. */
export interface Emissions {
  /** First and last month, such as `2026-01`. */
  from: string;
  to: string;
  totals: EmissionTotals;
  byService: (EmissionTotals & { service: ServiceGroup })[];
  /** Every month of the window. */
  byMonth: (EmissionTotals & { month: string })[];
  /** Delivered consignments that are left out, since their distance is not known. */
  unknownDistance: number;
  /** The latest delivery first. */
  rows: (ShipmentEmissions & { reference: string; from: string; to: string; deliveredOn: IsoDate })[];
  total: number;
  page: number;
  pageSize: number;
  /** The factors in use, by class of vehicle, derived from the sources. */
  factors: { vehicleClass: EmissionClass; label: string; gramsCo2ePerTonneKm: number }[];
  /** Where the factors come from, each with its year. */
  sources: { title: string; publisher: string; url: string }[];
  /** To be shown with the figures: that they are an estimate, and how it is made. */
  statement: string;
}
