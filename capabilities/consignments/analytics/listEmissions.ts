import { inTurns } from '@saltbush/capability/in-turns';
import {
  BASS_STRAIT_KM,
  EMISSION_CLASSES,
  EMISSION_FACTORS,
  EMISSION_SOURCES,
  type EmissionsEstimate,
  firstDayOf,
  lastDayOf,
  monthOf,
  SEA_EMISSION_FACTOR,
} from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Emissions } from '../api/emissions.ts';
import type { ServiceGroup } from '../api/shipments.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import { createCrossings } from '../shipments/createCrossings.ts';
import { emissionsOfBooking } from '../shipments/emissionsOfBooking.ts';
import { groupOf, groupOrder } from '../shipments/service-groups.ts';
import type { Tables } from '../tables.ts';
import { monthsBetween, type Window } from './months.ts';

const PAGE_SIZE = 25;

const STATEMENT =
  'An estimate, well to wheel: the tonnes of each consignment times the kilometres between its suburbs times a factor ' +
  'for the class of vehicle, and across Bass Strait for the ship. The factors are derived from the published figures ' +
  'named as sources. Where no weight was stated, standard pallets count with their cubic weight and other loads as half the payload of the vehicle.';

const { label, gramsCo2ePerTonneKm, between } = SEA_EMISSION_FACTOR;
const SEA = { vehicleClass: 'ship', label, gramsCo2ePerTonneKm } as const;
const DERIVATION =
  `A way to or from Hobart crosses Bass Strait: ${BASS_STRAIT_KM} km of it are counted as sea, with the factor of the ` +
  `ship, and the rest as road. Most freight crosses on freight ships (${between.freightShip} g), about a fifth on ` +
  `passenger ferries (${between.passengerFerry} g), so the ship’s factor is their mean and is uncertain between the two. ` +
  'The factors are derived from what these sources publish:';

const NOTHING = { consignments: 0, tonneKm: 0, kgCo2e: 0 };

const sumOf = (estimates: readonly EmissionsEstimate[]): Emissions['totals'] =>
  estimates.reduce(
    (sum, { tonneKm, kgCo2e }) => ({
      consignments: sum.consignments + 1,
      tonneKm: sum.tonneKm + tonneKm,
      kgCo2e: sum.kgCo2e + kgCo2e,
    }),
    NOTHING,
  );

/** Everything delivered in a window, the latest first. */
const deliveredIn = (db: Kysely<Tables>, scope: ClientScope, { from, to }: Window) =>
  db
    .selectFrom('bookings')
    .select([
      'reference',
      'pickup_suburb',
      'delivery_suburb',
      'service',
      'delivered_on',
      'distance_km',
      'declared_kg',
      'pallet_count',
      'vehicle_id',
    ])
    .where(inScope(scope))
    .where('delivered_on', '>=', firstDayOf(from))
    .where('delivered_on', '<=', lastDayOf(to))
    .orderBy('delivered_on', 'desc')
    .orderBy('reference', 'desc')
    .execute();

interface Moved {
  row: Awaited<ReturnType<typeof deliveredIn>>[number];
  estimate: EmissionsEstimate;
  deliveredOn: string;
  service: ServiceGroup;
}

/** The emissions of everything delivered in a window: in total, by service and month, and per consignment. */
export async function listEmissions(
  db: Kysely<Tables>,
  scope: ClientScope,
  { window, page }: { window: Window; page: number },
): Promise<Emissions> {
  const delivered = await deliveredIn(db, scope, window);
  const seaKmOf = createCrossings();
  const moved: Moved[] = [];
  const estimateRow = (row: Moved['row']) => {
    const estimate = emissionsOfBooking(row, seaKmOf);
    if (estimate === null || row.delivered_on === null) return;
    moved.push({ row, estimate, deliveredOn: row.delivered_on, service: groupOf(row.service) });
  };
  // Reading two places takes up to 30 microseconds, and thousands may differ.
  await inTurns(delivered, estimateRow, { atOnce: 500 });
  const estimatesOf = (isMeant: (one: Moved) => boolean) =>
    sumOf(moved.filter(isMeant).map(({ estimate }) => estimate));
  const services = [...new Set<ServiceGroup>(moved.map(({ service }) => service))].sort(
    (one, other) => groupOrder(one) - groupOrder(other),
  );
  return {
    ...window,
    totals: estimatesOf(() => true),
    byService: services.map((service) => ({ service, ...estimatesOf((one) => one.service === service) })),
    byMonth: monthsBetween(window.from, window.to).map((month) => ({
      month,
      ...estimatesOf(({ deliveredOn }) => monthOf(deliveredOn) === month),
    })),
    unknownDistance: delivered.length - moved.length,
    rows: moved.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ row, estimate, deliveredOn }) => ({
      reference: row.reference,
      from: row.pickup_suburb,
      to: row.delivery_suburb,
      deliveredOn,
      ...estimate,
    })),
    total: moved.length,
    page,
    pageSize: PAGE_SIZE,
    factors: [...EMISSION_CLASSES.map((vehicleClass) => ({ vehicleClass, ...EMISSION_FACTORS[vehicleClass] })), SEA],
    derivation: DERIVATION,
    sources: EMISSION_SOURCES.map((source) => ({ ...source })),
    statement: STATEMENT,
  };
}
