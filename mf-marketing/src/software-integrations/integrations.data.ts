/** What goes in and out today. Source: the portal and the desk, 2026-11. */
export const integrations = [
  {
    system: 'Your own program',
    flows: 'Prices, bookings, labels, tracking and documents; and each step as it happens',
    by: 'API with keys of your company, and signed webhooks',
  },
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
    flows: 'Up to 1,000 bookings in at once; labels with GS1 codes, consignment notes and proofs of delivery out',
    by: 'CSV and PDF in the portal, or the API',
  },
  { system: 'ERP', flows: 'Statuses, days and costs of every consignment out', by: 'CSV from the portal, or the API' },
  {
    system: 'Own rate sheet',
    flows: 'Origin, destination, vehicle, rate per kilometre',
    by: 'CSV upload in the portal',
  },
] as const;

export const connectionSteps = [
  { title: 'Make a test key', text: 'In the portal, under API keys. Nothing that it books is carried or charged.' },
  { title: 'Book one consignment', text: 'Price, save, book, label: four calls, with examples to copy.' },
  { title: 'Listen', text: 'A webhook tells your program of each step, signed, and again until it is heard.' },
  { title: 'Switch over', text: 'With a live key, and the old way still open for a week.' },
] as const;
