import { Refusal } from '@saltbush/capability/refusal';
import { type RefusalCode as QuoteRefusalCode, type QuoteRequest, resolvePlace } from '@saltbush/freight';
import type { BulkFault } from './api/bulk.ts';
import { BULK_COLUMNS, type BulkField } from './api/bulk-columns.data.ts';

/** Cells by the paths of a booking's fields. */
const FIELDS: Record<string, BulkField> = {
  customerReference: 'customerReference',
  'pickup.businessName': 'pickupName',
  'pickup.street': 'pickupStreet',
  'pickup.suburb': 'pickupSuburb',
  'pickup.contactName': 'pickupContact',
  'pickup.phone': 'pickupPhone',
  'pickup.instructions': 'pickupInstructions',
  'delivery.businessName': 'deliveryName',
  'delivery.street': 'deliveryStreet',
  'delivery.suburb': 'deliverySuburb',
  'delivery.contactName': 'deliveryContact',
  'delivery.phone': 'deliveryPhone',
  'delivery.instructions': 'deliveryInstructions',
  pickupDate: 'pickupDate',
  pickupTime: 'pickupTime',
  'goods.description': 'goods',
  'goods.weight': 'weightKg',
  instructions: 'instructions',
  'dangerousGoods[0].unNumber': 'unNumber',
  'dangerousGoods[0].properShippingName': 'shippingName',
  'dangerousGoods[0].division': 'division',
  'dangerousGoods[0].subsidiaryRisk': 'subsidiaryRisk',
  'dangerousGoods[0].packingGroup': 'packingGroup',
  'dangerousGoods[0].packageType': 'packageType',
  'dangerousGoods[0].packageCount': 'packageCount',
  'dangerousGoods[0].aggregateQuantity': 'quantity',
};

/** The cell that a price is refused for. Whatever is not here has no cell of its own. */
const PRICED_BY: Partial<Record<QuoteRefusalCode, BulkField>> = {
  'pickup-missing': 'pickupSuburb',
  'delivery-missing': 'deliverySuburb',
  'pickup-date-invalid': 'pickupDate',
  'pickup-date-past': 'pickupDate',
  'no-business-day': 'pickupDate',
  'after-cut-off': 'pickupDate',
  'outside-metro-zones': 'service',
  'not-metro': 'service',
  'service-missing': 'service',
  'pallet-not-standard': 'service',
  'pallet-over-limits': 'count',
  'pallet-count-missing': 'count',
  'pallet-count-invalid': 'count',
  'too-large': 'vehicle',
  'vehicle-missing': 'vehicle',
  'vehicle-unknown': 'vehicle',
};

interface QuoteFacts {
  reason?: QuoteRefusalCode;
  places?: readonly { end: 'pickup' | 'delivery'; candidates: readonly string[] }[];
}

const headingOf = (field: BulkField) => BULK_COLUMNS.find((column) => column.field === field)?.heading ?? '';

/** A fault of a booking's form at its cell. Two ends say "Street address is required", so the heading stands before it. */
export function cellFault({ path, message }: { path: string; message: string }): BulkFault {
  const field = FIELDS[path] ?? null;
  const isOfEnd = field !== null && /^(?:pickup|delivery)\./.test(path);
  return { field, message: isOfEnd ? `${headingOf(field)}: ${message}` : message };
}

/** The ends that a refused price is about, each with what was probably meant; none when it is about no place. */
function placesOf({ reason, places = [] }: QuoteFacts, request: QuoteRequest): NonNullable<QuoteFacts['places']> {
  if (places.length > 0 || reason !== 'place-unknown') return places;
  const isUnlisted = (end: 'pickup' | 'delivery') =>
    ['unknown', 'elsewhere'].includes(resolvePlace(request[end]).status);
  return (['pickup', 'delivery'] as const).filter(isUnlisted).map((end) => ({ end, candidates: [] }));
}

/**
 * What a refused price or booking says about its row.
 * @throws the error itself when it is no refusal of this row: nobody can mend that in a cell.
 */
export function faultsOf(error: unknown, request: QuoteRequest): BulkFault[] {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const { fields, message } = error;
  if (fields.length > 0) return fields.map(cellFault);
  const facts = error.facts as QuoteFacts;
  const places = placesOf(facts, request);
  if (places.length === 0) return [{ field: (facts.reason && PRICED_BY[facts.reason]) ?? null, message }];
  return places.map(({ end, candidates: [guess] }) => {
    // An ambiguous place has its choices in the message.
    const hint = guess === undefined || facts.reason === 'place-ambiguous' ? '' : ` Did you mean ${guess}?`;
    return { field: `${end}Suburb`, message: `${message}${hint}` };
  });
}
