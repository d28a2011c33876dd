/** What connects, and how. Source: the owner's product description, 2025. */
export const integrations = [
  {
    system: 'Accounting (Xero)',
    flows: 'Invoices and credit notes, one per consignment or per week',
    by: 'Connection in your account',
  },
  { system: 'Online store', flows: 'Orders in, tracking links and delivery times out', by: 'API or order file' },
  { system: 'Warehouse system', flows: 'Picks and pallets in, proofs of delivery out', by: 'API or CSV' },
  { system: 'ERP', flows: 'Bookings in; statuses, costs and proofs out', by: 'API or CSV over a secure folder' },
  {
    system: 'Own rate sheet',
    flows: 'Origin, destination, vehicle, rate per kilometre',
    by: 'CSV upload in the portal',
  },
  { system: 'Telematics', flows: 'Vehicle positions in, arrival times out', by: 'API' },
] as const;

export const connectionSteps = [
  { title: 'Name the system', text: 'Product, version, and who looks after it on your side.' },
  { title: 'Choose the flows', text: 'Most start with two: bookings in, proofs of delivery out.' },
  { title: 'Try it on test data', text: 'Ten consignments end to end, checked by both sides.' },
  { title: 'Switch over', text: 'With the old way still open for a week.' },
] as const;
