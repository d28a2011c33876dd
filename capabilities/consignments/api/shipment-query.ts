import { line } from '@saltbush/business-api/texts';
import type { IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { among, date, LAST_PAGE, wholeNumber } from './query-fields.ts';

/** Kinds of service in the words that clients read. */
export const SERVICE_GROUPS = ['FTL', 'LTL', 'Metro PUD', 'Express', 'VIP', 'Hourly hire', 'Other'] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];

/** `exceptions`: open ones, at any status. `closed`: ended early. */
export const SHIPMENT_VIEWS = ['all', 'pending', 'in-transit', 'delivered', 'exceptions', 'closed'] as const;
export type ShipmentView = (typeof SHIPMENT_VIEWS)[number];

/** A minus sorts downwards. A consignment without ETA is last in both directions; `cost` is before GST. */
export const SHIPMENT_SORTS = [
  '-booked',
  'booked',
  '-pickup',
  'pickup',
  '-eta',
  'eta',
  '-cost',
  'cost',
  '-reference',
  'reference',
] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];

export const SHIPMENT_PAGE_SIZE = 50;
export const MAX_SHIPMENT_PAGE_SIZE = 500;
const SEARCH_LENGTH = 100;

/** Query of `GET /api/shipments` and `GET /api/shipments.csv`. */
export interface ShipmentQuery {
  view: ShipmentView;
  /** Part of a reference, of the client's reference or of a suburb; blank matches everything. */
  search: string;
  /** Null means every service. */
  service: ServiceGroup | null;
  /** First and last pickup date, both included. */
  from: IsoDate | null;
  to: IsoDate | null;
  sort: ShipmentSort;
  /** Counts from 1. */
  page: number;
  size: number;
}

/** Query parameters; each may be left out. */
export const shipmentQuerySchema = yup
  .object({
    view: among(SHIPMENT_VIEWS, `View must be one of ${SHIPMENT_VIEWS.join(', ')}`),
    search: line('Search', SEARCH_LENGTH).optional(),
    service: among(SERVICE_GROUPS, `Service must be one of ${SERVICE_GROUPS.join(', ')}`),
    from: date('From'),
    to: date('To').when('from', ([from], field) =>
      typeof from === 'string'
        ? field.test('order', 'To must not be before from', (value) => value === undefined || value >= from)
        : field,
    ),
    sort: among(SHIPMENT_SORTS, `Sort must be one of ${SHIPMENT_SORTS.join(', ')}`),
    page: wholeNumber('Page', LAST_PAGE),
    size: wholeNumber('Size', MAX_SHIPMENT_PAGE_SIZE),
  })
  .noUnknown();

/** The query for parsed parameters. */
export function shipmentQueryOf(parameters: yup.InferType<typeof shipmentQuerySchema>): ShipmentQuery {
  const { view, search, service, from, to, sort, page, size } = parameters;
  return {
    view: view ?? 'all',
    search: search?.trim() ?? '',
    service: service ?? null,
    from: from ?? null,
    to: to ?? null,
    sort: sort ?? '-booked',
    page: Number(page ?? 1),
    size: Number(size ?? SHIPMENT_PAGE_SIZE),
  };
}
