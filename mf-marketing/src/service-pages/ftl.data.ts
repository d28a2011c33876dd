import type { ServicePageContent } from './service-page.ts';

/** Source: FTL tariff, agreed distances and terms of carriage, 2026-07. Prices before fuel levy and GST. */
export const ftl: ServicePageContent = {
  name: 'Full Truck Loads',
  eyebrow: 'FTL, capital to capital',
  lead: 'One truck, one customer, no stops in between. A semi-trailer or a B-double loads at your dock and unloads at theirs, between Sydney, Melbourne, Brisbane, Adelaide and Perth.',
  picture: 'highway',
  pictureSide: 'right',
  quote: { href: '/quote?service=ftl', label: 'Price a full load' },
  facts: [
    { term: 'Vehicles', detail: 'Semi-trailer tautliner, B-double' },
    { term: 'Semi-trailer', detail: '22 pallets, 22 t, 13.6 m deck' },
    { term: 'Cities', detail: 'Sydney, Melbourne, Brisbane, Adelaide, Perth: 20 lanes' },
    { term: 'Free unloading time', detail: '1 hour for a semi-trailer, 1.5 hours for a B-double' },
    { term: 'Demurrage after that', detail: '$100 an hour semi-trailer, $130 an hour B-double, in 15-minute steps' },
    {
      term: 'Lane rates',
      detail: 'From $1,100 (Adelaide to Melbourne, semi-trailer) to $16,000 (Brisbane to Perth, B-double)',
    },
    { term: 'Fuel levy', detail: '22.37% of the lane rate, updated monthly, shown as its own line' },
    { term: 'If you need it', detail: 'Tailgate $45, pallet return $10, residential $25' },
  ],
  fit: {
    title: 'When a full load pays',
    goodFor: [
      'From 13 to 16 pallets from Sydney, depending on the lane, on one day: from there on the truck costs less than its pallets by LTL',
      'Freight that should not be handled between your dock and theirs',
      'Regular lanes: the same trailer, the same driver pool, the same time slot',
    ],
    otherwise: {
      text: 'Fewer pallets than that from Sydney?',
      href: '/services/ltl',
      label: 'Pay by the pallet with LTL',
    },
  },
  tables: [
    {
      caption: 'Lanes from Sydney, one way',
      columns: [
        { key: 'lane', label: 'Lane' },
        { key: 'distance', label: 'Distance', align: 'end' },
        { key: 'transit', label: 'Transit', align: 'end' },
        { key: 'semi', label: 'Semi-trailer', align: 'end' },
        { key: 'bdouble', label: 'B-double', align: 'end' },
        { key: 'pays', label: 'Semi pays from', align: 'end' },
      ],
      rows: [
        {
          lane: 'Melbourne',
          distance: '858 km',
          transit: '1 day',
          semi: '$1,650',
          bdouble: '$2,640',
          pays: '16 pallets',
        },
        {
          lane: 'Brisbane',
          distance: '950 km',
          transit: '1 day',
          semi: '$2,150',
          bdouble: '$3,440',
          pays: '13 pallets',
        },
        {
          lane: 'Adelaide',
          distance: '1,367 km',
          transit: '2 days',
          semi: '$2,600',
          bdouble: '$4,160',
          pays: '13 pallets',
        },
        {
          lane: 'Perth',
          distance: '4,044 km',
          transit: '5 days',
          semi: '$8,400',
          bdouble: '$13,440',
          pays: '16 pallets',
        },
      ],
      note: 'Lane rates before the 22.37% fuel levy and GST; transit in business days. The calculator adds both and shows the total you pay. All 20 lanes are in it.',
    },
  ],
  stepsTitle: 'How a full load runs',
  steps: [
    {
      title: 'Price the lane',
      text: 'Choose the two cities and the vehicle. The price is on the screen at once, levy and GST included in the total.',
    },
    {
      title: 'We confirm the booking',
      text: 'A booking is confirmed when our operations team accepts it; the mail names the day and time of the pickup.',
    },
    {
      title: 'Load at your dock',
      text: 'Your team loads and the driver restrains. Weights and restraint are a shared duty under the chain of responsibility.',
    },
    {
      title: 'Follow it down the highway',
      text: 'Each step with its time, the day it is expected and any delay in the portal, as our desk records them.',
    },
    {
      title: 'Signed for',
      text: 'Proof of delivery with name, time and pallets in and out, in your account the same day.',
    },
  ],
  details: [
    {
      title: 'Two ways over the same highway',
      text: 'Lanes are priced by direction. Brisbane to Sydney costs less than Sydney to Brisbane because the trucks go home anyway: if your freight can move against the flow, ask for it.',
    },
    {
      title: 'Mass and length',
      text: 'Figures are nominal. The legal payload depends on axle groups, the route and the load, and is confirmed at booking. Heavy vehicle law differs in Western Australia and the Northern Territory; we plan for both.',
    },
    {
      title: 'Fatigue comes first',
      text: 'Sydney to Melbourne is about 10.5 driving hours. We do not accept delivery windows that can only be met by speeding or by skipping a rest.',
    },
  ],
};
