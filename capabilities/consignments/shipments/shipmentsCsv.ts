import { csvText, mapLazily } from '@saltbush/capability/csv';
import { decimalAmount } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Shipment, ShipmentQuery } from '../api/shipments.ts';
import type { Tables } from '../tables.ts';
import type { ClientScope } from './client-scope.ts';
import { MOST_EXPORTED } from './exports.ts';
import { shipmentsQuery } from './listShipments.ts';
import { orderOf } from './shipment-filters.ts';
import { shipmentOf } from './shipment-rows.ts';

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'Yes' : 'No');

const COLUMNS: Record<string, (shipment: Shipment) => string> = {
  Reference: ({ reference }) => reference,
  Booked: ({ requestedAt }) => requestedAt,
  'Pickup date': ({ pickupDate }) => pickupDate,
  From: ({ from }) => from,
  To: ({ to }) => to,
  Service: ({ service }) => service,
  Level: ({ level }) => level,
  Status: ({ badge }) => badge,
  Exception: ({ exception }) => (exception === null ? '' : `${exception.kind}: ${exception.reason}`),
  ETA: ({ eta }) => eta ?? '',
  Delivered: ({ deliveredOn }) => deliveredOn ?? '',
  'On time': ({ isOnTime }) => yesOrNo(isOnTime),
  'Your reference': ({ customerReference }) => customerReference,
  'Cost before GST': ({ totalExGstCents }) => decimalAmount(totalExGstCents),
  'Cost including GST': ({ totalIncGstCents }) => decimalAmount(totalIncGstCents),
  Invoice: ({ invoiceReference }) => invoiceReference ?? '',
};

/** Everything a query matches as CSV, on all pages. */
export async function shipmentsCsv(db: Kysely<Tables>, scope: ClientScope, query: ShipmentQuery): Promise<string> {
  const rows = await shipmentsQuery(db, scope, query).orderBy(orderOf(query.sort)).limit(MOST_EXPORTED).execute();
  return csvText(COLUMNS, mapLazily(rows, shipmentOf));
}
