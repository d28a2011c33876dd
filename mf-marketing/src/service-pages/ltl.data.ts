import { formatAud } from '@saltbush/freight';
import { palletLanes } from '../places/lanes.data.ts';
import type { ServicePageContent } from './service-page.ts';

/** Source: LTL tariff and terms of carriage, 2026-07. Pallet rates before fuel levy and GST. */
const ratesByCity = [
  { city: 'Canberra', upTo5: '$115', upTo11: '$100', from12: '$95' },
  { city: 'Melbourne', upTo5: '$120', upTo11: '$115', from12: '$110' },
  { city: 'Brisbane', upTo5: '$190', upTo11: '$180', from12: '$175' },
  { city: 'Adelaide', upTo5: '$215', upTo11: '$210', from12: '$205' },
  { city: 'Hobart', upTo5: '$700', upTo11: '$695', from12: '$690' },
  { city: 'Darwin', upTo5: '$900', upTo11: '$875', from12: '$850' },
  { city: 'Perth', upTo5: '$545', upTo11: '$540', from12: '$535' },
];

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export const ltl: ServicePageContent = {
  name: 'Less Than Truck Loads (1-10 pallets)',
  eyebrow: 'LTL, from Sydney',
  lead: 'Pay for the pallets you send, not for the truck. Your freight shares a linehaul trailer from Sydney to seven capitals and goes out for delivery on the other side.',
  picture: 'pallets',
  pictureSide: 'left',
  quote: { href: '/quote?service=ltl', label: 'Price your pallets' },
  facts: [
    { term: 'Best for', detail: '1-10 pallets; the calculator takes up to 50' },
    { term: 'Pallet', detail: '1.2 × 1.0 m, up to 1.8 m high, up to 1 tonne' },
    { term: 'From', detail: 'Sydney metro' },
    { term: 'To', detail: 'Canberra, Melbourne, Brisbane, Adelaide, Hobart, Perth, Darwin' },
    { term: 'Transit', detail: '1 to 8 business days' },
    { term: 'Fuel levy', detail: '22.37% of the freight, shown as its own line' },
    { term: 'If you need it', detail: 'Tailgate $45, pallet return $10, residential $25, per consignment' },
  ],
  fit: {
    title: 'When sharing a trailer pays',
    goodFor: [
      'One to ten pallets to another capital',
      'Regular top-up orders to stores, sites or interstate warehouses',
      'Freight on sound, wrapped pallets that can be forked from the side',
    ],
    otherwise: {
      text: '13 pallets or more, or freight that must not be transhipped?',
      href: '/services/ftl',
      label: 'Compare a full truck',
    },
  },
  tables: [
    {
      caption: 'Rate per pallet from Sydney',
      columns: [
        { key: 'city', label: 'To' },
        { key: 'upTo5', label: '1-5 pallets', align: 'end' },
        { key: 'upTo11', label: '6-11 pallets', align: 'end' },
        { key: 'from12', label: '12+ pallets', align: 'end' },
        { key: 'transit', label: 'Transit', align: 'end' },
        { key: 'allIn', label: 'One pallet, all in', align: 'end' },
      ],
      rows: ratesByCity.map((row) => {
        const lane = palletLanes.find((candidate) => candidate.city === row.city);
        return { ...row, transit: lane ? days(lane.transitDays) : '', allIn: lane ? formatAud(lane.allInCents) : '' };
      }),
      note: 'Rates per pallet before levy and GST; “all in” is one pallet with the 22.37% fuel levy and GST. Transit in business days. Four pallets to Melbourne come to $646.12 including levy and GST.',
    },
  ],
  stepsTitle: 'How your pallets travel',
  steps: [
    {
      title: 'Count and measure',
      text: 'Number of pallets, height and weight. Within 1.2 × 1.0 × 1.8 m and 1 tonne each, the price is fixed on the spot.',
    },
    {
      title: 'Pickup in Sydney',
      text: 'A metro truck collects and brings the pallets to our cross dock the same day.',
    },
    {
      title: 'Linehaul overnight',
      text: 'They are checked, labelled and loaded with other freight for the same city.',
    },
    {
      title: 'Delivered and signed for',
      text: 'The destination depot delivers; the proof of delivery is in your account the same day.',
    },
  ],
  details: [
    {
      title: 'From another city',
      text: 'Between other capitals and regional centres the same form prices pallets by distance: an estimate that you can book, and that a person confirms.',
    },
    {
      title: 'Wrapped to be shared',
      text: 'Goods inside the pallet’s edges, wrapped to the deck, labelled on two sides. Freight that leans on its neighbour stays on the dock until it is made safe.',
    },
    {
      title: 'Oversize and heavy pallets',
      text: 'Over the limits there is no instant price: send us the measurements and we quote it by hand.',
    },
    {
      title: 'Your pallets back',
      text: 'Book pallet return with the job, or use an exchange account: $10 per consignment before GST, returned next business day.',
    },
  ],
};
