import type { ServicePageContent } from './service-page.ts';

/** Source: hourly hire tariff, 2026-07. Dollars an hour before fuel levy and GST. */
export const taxiTrucks: ServicePageContent = {
  name: 'Taxi Trucks',
  eyebrow: 'On-demand, by the hour',
  lead: 'A truck and a driver for as long as you need them: six sizes from 1 to 14 tonnes in Sydney, Melbourne and Brisbane, charged by the hour with a three-hour minimum.',
  picture: 'taxi',
  pictureSide: 'left',
  quote: { href: '/quote?service=metro-hourly', label: 'Price an hourly hire' },
  facts: [
    { term: 'Sizes', detail: '1T, 3T, 6T, 8T, 10T, 14T' },
    { term: 'Minimum', detail: '3 hours' },
    { term: 'Charged', detail: 'By the hour, part hours rounded up' },
    { term: 'Fuel levy', detail: '11.62% of the base rate, updated monthly' },
    { term: 'Where', detail: 'Sydney Metro, Melbourne Metro, Brisbane Metro' },
    { term: 'Also by the hour', detail: 'Semi tautliner at $173 before the levy; B-double and crane truck on request' },
    { term: 'If you need it', detail: 'Tailgate $25, pallet return $15, residential $20' },
  ],
  fit: {
    title: 'When the clock pays',
    goodFor: [
      'Several stops that change during the day',
      'Store moves, fit-outs, exhibitions and returns rounds',
      'Your own truck is off the road and the orders are not',
    ],
    otherwise: {
      text: 'One pickup, one delivery in Sydney?',
      href: '/services/metro',
      label: 'A fixed zone price is cheaper',
    },
  },
  tables: [
    {
      caption: 'Trucks and hourly rates',
      onPhones: 'stack',
      columns: [
        { key: 'size', label: 'Truck' },
        { key: 'rate', label: 'Rate an hour', align: 'end' },
        { key: 'space', label: 'Load space, m', align: 'end' },
        { key: 'weight', label: 'Carries', align: 'end' },
        { key: 'pallets', label: 'Pallets', align: 'end' },
        { key: 'minimum', label: 'Three hours', align: 'end' },
      ],
      rows: [
        {
          size: '1T van or ute',
          rate: '$47',
          space: '3.2 × 1.8 × 1.8',
          weight: '1,000 kg',
          pallets: '2',
          minimum: '$141',
        },
        { size: '3T', rate: '$66', space: '4.2 × 2.1 × 2.1', weight: '3,000 kg', pallets: '4', minimum: '$198' },
        { size: '6T', rate: '$86', space: '6.2 × 2.4 × 2.3', weight: '6,000 kg', pallets: '8', minimum: '$258' },
        { size: '8T', rate: '$98', space: '7.2 × 2.4 × 2.4', weight: '8,000 kg', pallets: '12', minimum: '$294' },
        { size: '10T', rate: '$110', space: '8.0 × 2.4 × 2.4', weight: '10,000 kg', pallets: '14', minimum: '$330' },
        { size: '14T', rate: '$138', space: '9.2 × 2.4 × 2.5', weight: '14,000 kg', pallets: '16', minimum: '$414' },
      ],
      note: 'The same rates in all three cities, before the 11.62% fuel levy and GST. In-between sizes (2T, 4T, 12T with tailgate) are in the calculator.',
    },
  ],
  stepsTitle: 'How a hire runs',
  steps: [
    {
      title: 'Choose city and truck',
      text: 'The calculator shows the hourly rate, the levy and the total for the hours you expect.',
    },
    { title: 'Tell us the stops', text: 'In any order, with access hours. Add or drop stops on the day by phone.' },
    {
      title: 'The driver is yours',
      text: 'Loads with you, follows your list, waits where you wait. The hire includes the waiting.',
    },
    {
      title: 'Hours on the invoice',
      text: 'Start and finish as signed on the job, rounded up to the hour, never under three.',
    },
  ],
  details: [
    {
      title: 'From half a tonne to 14',
      text: 'Vehicles range from half a tonne to 14 tonnes. For a parcel or a single carton, a ute is often enough: ask.',
    },
    {
      title: 'Two people',
      text: 'For hand unloading, or freight that one person must not lift alone, ask for an offsider when you book. Hand unload is $40 before GST.',
    },
  ],
};
