/** Columns of a file of bookings, in the order in which the template has them. */
export const BULK_COLUMNS = [
  { field: 'customerReference', heading: 'Your reference', group: 'Consignment', kind: 'line' },
  { field: 'pickupName', heading: 'Pickup business', group: 'Pickup', kind: 'line' },
  { field: 'pickupStreet', heading: 'Pickup street', group: 'Pickup', kind: 'line' },
  { field: 'pickupSuburb', heading: 'Pickup suburb', group: 'Pickup', kind: 'line' },
  { field: 'pickupContact', heading: 'Pickup contact', group: 'Pickup', kind: 'line' },
  { field: 'pickupPhone', heading: 'Pickup phone', group: 'Pickup', kind: 'phone' },
  { field: 'pickupForklift', heading: 'Pickup forklift', group: 'Pickup', kind: 'flag' },
  { field: 'pickupInstructions', heading: 'Pickup instructions', group: 'Pickup', kind: 'lines' },
  { field: 'deliveryName', heading: 'Delivery business', group: 'Delivery', kind: 'line' },
  { field: 'deliveryStreet', heading: 'Delivery street', group: 'Delivery', kind: 'line' },
  { field: 'deliverySuburb', heading: 'Delivery suburb', group: 'Delivery', kind: 'line' },
  { field: 'deliveryContact', heading: 'Delivery contact', group: 'Delivery', kind: 'line' },
  { field: 'deliveryPhone', heading: 'Delivery phone', group: 'Delivery', kind: 'phone' },
  { field: 'deliveryForklift', heading: 'Delivery forklift', group: 'Delivery', kind: 'flag' },
  { field: 'deliveryInstructions', heading: 'Delivery instructions', group: 'Delivery', kind: 'lines' },
  { field: 'pickupDate', heading: 'Pickup date', group: 'Consignment', kind: 'date' },
  { field: 'pickupTime', heading: 'Pickup time', group: 'Consignment', kind: 'time' },
  { field: 'service', heading: 'Service', group: 'Consignment', kind: 'service' },
  { field: 'vehicle', heading: 'Vehicle', group: 'Consignment', kind: 'line' },
  { field: 'goods', heading: 'Goods', group: 'Goods', kind: 'line' },
  { field: 'count', heading: 'Pallets or items', group: 'Goods', kind: 'number' },
  { field: 'lengthCm', heading: 'Length (cm)', group: 'Goods', kind: 'number' },
  { field: 'widthCm', heading: 'Width (cm)', group: 'Goods', kind: 'number' },
  { field: 'heightCm', heading: 'Height (cm)', group: 'Goods', kind: 'number' },
  { field: 'weightKg', heading: 'Total weight (kg)', group: 'Goods', kind: 'number' },
  { field: 'tailgate', heading: 'Tailgate', group: 'Goods', kind: 'flag' },
  { field: 'palletReturn', heading: 'Pallet return', group: 'Goods', kind: 'flag' },
  { field: 'residential', heading: 'Residential delivery', group: 'Goods', kind: 'flag' },
  { field: 'instructions', heading: 'Instructions', group: 'Consignment', kind: 'lines' },
  { field: 'unNumber', heading: 'UN number', group: 'Dangerous goods', kind: 'line' },
  { field: 'shippingName', heading: 'Proper shipping name', group: 'Dangerous goods', kind: 'line' },
  { field: 'division', heading: 'Class or division', group: 'Dangerous goods', kind: 'line' },
  { field: 'subsidiaryRisk', heading: 'Subsidiary risk', group: 'Dangerous goods', kind: 'line' },
  { field: 'packingGroup', heading: 'Packing group', group: 'Dangerous goods', kind: 'line' },
  { field: 'packageType', heading: 'Package type', group: 'Dangerous goods', kind: 'line' },
  { field: 'packageCount', heading: 'Number of packages', group: 'Dangerous goods', kind: 'number' },
  { field: 'quantity', heading: 'Total quantity', group: 'Dangerous goods', kind: 'line' },
] as const satisfies readonly BulkColumn[];

interface BulkColumn {
  field: string;
  heading: string;
  group: 'Consignment' | 'Pickup' | 'Delivery' | 'Goods' | 'Dangerous goods';
  kind: 'line' | 'lines' | 'phone' | 'flag' | 'date' | 'time' | 'service' | 'number';
}

export type BulkField = (typeof BULK_COLUMNS)[number]['field'];

/** Columns that a file must have. The others may be left out. */
export const NEEDED_FIELDS: readonly BulkField[] = [
  ...(['pickupName', 'deliveryName', 'pickupDate', 'goods', 'count', 'weightKg'] as const),
];

/** What may stand in the column "Service": the names of the calculator's cards. Blank is the cheapest that takes the freight. */
export const BULK_SERVICES = [
  ...(['All Day', 'Standard 4-5 hrs', 'VIP 2-3 hrs', 'Express Immediate'] as const),
  ...(['Less Than Truck Load', 'Full Truck Load'] as const),
];
