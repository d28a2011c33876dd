/** What goes in and out today. Source: the portal and the desk, 2026-11. */
export const integrations = [
  {
    system: 'Accounting (Xero)',
    flows: 'Invoices, what is paid of them, and monthly statements out',
    by: 'CSV and PDF from the portal',
  },
  {
    system: 'Online store',
    flows: 'A tracking page for each consignment, by reference and postcode',
    by: 'The tracking page, open to your customers',
  },
  {
    system: 'Warehouse system',
    flows: 'Labels with GS1 codes, consignment notes and proofs of delivery out',
    by: 'PDF from the portal',
  },
  { system: 'ERP', flows: 'Statuses, days and costs of every consignment out', by: 'CSV from the portal' },
  {
    system: 'Own rate sheet',
    flows: 'Origin, destination, vehicle, rate per kilometre',
    by: 'CSV upload in the portal',
  },
] as const;

export const connectionSteps = [
  { title: 'Name the system', text: 'Product, version, and who looks after it on your side.' },
  { title: 'Choose the flows', text: 'Most start with one: consignments and costs out, as a file each week.' },
  { title: 'Try it on test data', text: 'Ten consignments end to end, checked by both sides.' },
  { title: 'Switch over', text: 'With the old way still open for a week.' },
] as const;
