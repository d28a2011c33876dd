/** Kinds of partner. Source: the owner's partner description, 2025. */
export const partners = [
  {
    kind: 'Carriers and subcontractors',
    bring: 'Vehicles, drivers, a lane or a region',
    get: 'Regular work, planned the day before, and waiting time that is paid',
  },
  {
    kind: 'Depots and warehouses',
    bring: 'A dock, a forklift, a few hours a day',
    get: 'Cross-dock volume in your city under one agreement',
  },
  {
    kind: 'Brokers and 3PLs',
    bring: 'Customers whose freight you place',
    get: 'Prices in seconds, one manifest in, signatures out',
  },
  {
    kind: 'Software firms',
    bring: 'A system that orders are born in',
    get: 'Consignments and invoices as files, and a say in what we connect next',
  },
] as const;

export const partnerSteps = [
  { title: 'Write to us', text: 'Who you are, where you work and what you would like to do together.' },
  { title: 'We meet', text: 'At your yard or ours, with the people who would do the work.' },
  { title: 'A trial month', text: 'Small, measured, with an end date that either side may use.' },
  { title: 'An agreement', text: 'Rates, service levels and compliance on a few pages that both of us can read.' },
] as const;
