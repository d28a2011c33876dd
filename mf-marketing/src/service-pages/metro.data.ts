import type { ServicePageContent } from './service-page.ts';

/** Source: metro tariff, Sydney zones and cut-offs, 2026-07. Prices per consignment before GST, fuel levy included. */
export const metro: ServicePageContent = {
  name: 'Metro Pickup & Delivery',
  eyebrow: 'PUD, same day in Sydney',
  lead: 'Collected and delivered across Sydney today. Four service levels, from an all-day run to a truck that leaves now, at a fixed price per zone.',
  picture: 'city',
  pictureSide: 'right',
  quote: { href: '/quote?service=metro-pallets', label: 'Price a metro delivery' },
  facts: [
    { term: '1T vans', detail: 'Small parcels and cartons' },
    { term: '3T trucks', detail: '1-3 pallets' },
    { term: '6T trucks', detail: '4-8 pallets' },
    { term: '10T trucks', detail: '9-14 pallets' },
    { term: '12T trucks', detail: 'With tailgate, where there is no dock' },
    { term: 'All Day pallets', detail: '120 × 120 × 180 cm, under 900 kg each' },
    { term: 'If you need it', detail: 'Tailgate $25, pallet return $15, residential $20' },
    {
      term: 'Waiting',
      detail: '15 minutes free up to 1T, then $46 an hour; 30 minutes from 2T, then $65 or $85 an hour',
    },
  ],
  fit: {
    title: 'When a fixed metro price pays',
    goodFor: [
      'One pickup and one delivery in the Sydney zones',
      'Stock that is promised for today: cafes, shops, sites, workshops',
      'A delivery round you send out each morning',
    ],
    otherwise: {
      text: 'Several stops, or a truck for the afternoon?',
      href: '/services/taxi-trucks',
      label: 'Hire a taxi truck by the hour',
    },
  },
  tables: [
    {
      caption: 'The four service levels',
      onPhones: 'stack',
      columns: [
        { key: 'level', label: 'Level' },
        { key: 'book', label: 'Book before' },
        { key: 'turnaround', label: 'Turnaround' },
        { key: 'use', label: 'Use it for' },
      ],
      rows: [
        { level: 'All Day', book: '10:00 AM', turnaround: 'Same day, window 7am-5pm', use: 'Planned pallet runs' },
        { level: 'Standard', book: '2:00 PM', turnaround: '4-5 hours', use: 'Orders taken this morning' },
        {
          level: 'VIP',
          book: '3:30 PM',
          turnaround: '2-3 hours, pickup until 5:30pm',
          use: 'A site or a kitchen that waits',
        },
        { level: 'Express', book: '6:00 PM', turnaround: 'Immediate dispatch', use: 'A line that has stopped' },
      ],
      note: 'Times are in the pickup city. On weekends and public holidays the next business day is offered.',
    },
    {
      caption: 'Sydney zone prices',
      columns: [
        { key: 'zone', label: 'Zone' },
        { key: 'allDay', label: 'All Day', align: 'end' },
        { key: 'standard', label: 'Standard', align: 'end' },
        { key: 'vip', label: 'VIP', align: 'end' },
        { key: 'express', label: 'Express', align: 'end' },
      ],
      rows: [
        { zone: 'Inner City', allDay: '$85', standard: '$65', vip: '$95', express: '$120' },
        { zone: 'Inner West', allDay: '$95', standard: '$75', vip: '$105', express: '$135' },
        { zone: 'Eastern', allDay: '$105', standard: '$85', vip: '$115', express: '$145' },
        { zone: 'North Shore', allDay: '$115', standard: '$95', vip: '$125', express: '$155' },
        { zone: 'Northern Beaches', allDay: '$125', standard: '$105', vip: '$135', express: '$165' },
        { zone: 'Western', allDay: '$135', standard: '$115', vip: '$145', express: '$175' },
      ],
      note: 'Per consignment, fuel levy included, before GST. Between two zones the dearer one applies.',
    },
  ],
  stepsTitle: 'How a metro job runs',
  steps: [
    {
      title: 'Two suburbs and a load',
      text: 'The calculator finds the zone, shows which levels are still open today and what each costs.',
    },
    {
      title: 'The right vehicle',
      text: 'From a van for cartons to a 12 tonne truck with tailgate, chosen by pallets, size and weight.',
    },
    { title: 'Collected', text: 'You see in the portal that it is picked up, and when.' },
    { title: 'Delivered', text: 'Signature, photo and time in the portal once the delivery is recorded.' },
  ],
  details: [
    {
      title: 'Outside the zones',
      text: 'South of Botany Bay, the outer Hills and the Central Coast are quoted by hand. We say so at once instead of showing a guess.',
    },
    {
      title: 'A vehicle to yourself',
      text: 'Prefer a tray, a van or a semi for one trip, priced by distance? The calculator has five dedicated vehicles beside the zone prices.',
    },
  ],
};
