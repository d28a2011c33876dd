import type { ServicePageContent } from './service-page.ts';

/** Source: the owner's service description, 2025; terms of carriage, 2026-07. Storage prices are by agreement. */
export const warehousing: ServicePageContent = {
  name: 'Warehousing & Storage',
  eyebrow: 'Beside the dock',
  lead: 'Pallet storage under the same roof as the trucks. Overflow for a month, stock for a season, or the whole of your orders, received, picked and sent by one team.',
  picture: 'warehouse',
  pictureSide: 'left',
  facts: [
    { term: 'Storage', detail: 'Racked pallet positions and bulk floor space' },
    { term: 'Term', detail: 'By the week; no long lease' },
    { term: 'Receiving', detail: 'Containers, trailers and vans, counted and photographed' },
    { term: 'Orders', detail: 'Carton and pallet picks, labels, dispatch on our own runs' },
    { term: 'Pallets', detail: 'Up to 1.2 × 1.2 × 1.8 m and 1 tonne; larger by arrangement' },
    { term: 'Not stored', detail: 'Dangerous goods without prior approval, and anything that needs a cold room' },
    { term: 'Price', detail: 'Per pallet a week plus handling, quoted in writing' },
  ],
  fit: {
    title: 'When our floor pays',
    goodFor: [
      'Stock that arrives by container and leaves by carton',
      'A season, a launch or a move that your own shed cannot hold',
      'An interstate buffer near your customers',
    ],
    otherwise: {
      text: 'Only passing through?',
      href: '/services/cross-docking',
      label: 'Cross docking skips the storage',
    },
  },
  tables: [
    {
      caption: 'What a storage quote contains',
      columns: [
        { key: 'line', label: 'Line' },
        { key: 'unit', label: 'Charged' },
        { key: 'covers', label: 'Covers' },
      ],
      rows: [
        { line: 'Storage', unit: 'Per pallet a week', covers: 'The position, stock records, cycle counts' },
        { line: 'Receiving', unit: 'Per pallet or container', covers: 'Unload, count, photo, put away' },
        { line: 'Picking', unit: 'Per carton or pallet', covers: 'Pick, pack, label, stage' },
        { line: 'Delivery', unit: 'As quoted online', covers: 'Metro, LTL or full load at our normal prices' },
      ],
      note: 'Every line is agreed before the first pallet arrives, and prices exclude GST.',
    },
  ],
  stepsTitle: 'How to move in',
  steps: [
    { title: 'Tell us the stock', text: 'What it is, how many pallets at the peak, how often it moves.' },
    { title: 'A written quote', text: 'Storage, handling and delivery as separate lines, so that you can compare.' },
    { title: 'First receipt', text: 'Counted, photographed and booked in; you get the stock list the same day.' },
    {
      title: 'Orders out',
      text: 'Send orders by mail, as a list or a file. Their deliveries and proofs show in the portal.',
    },
  ],
  details: [
    {
      title: 'One bill of health for your stock',
      text: 'Receipts and picks are signed for on our floor and deliveries in the portal, so that a missing carton is traced to a time and a pair of hands.',
    },
    {
      title: 'Insurance',
      text: 'Stored goods remain under your own insurance. Optional transit insurance up to $100,000 per consignment covers the delivery.',
    },
  ],
};
