import { claims } from '../claims/claims.data.ts';

/** Client stories. Source: the owner's account reviews, 2025; clients are described by trade, not named. */
export const caseStudies = [
  {
    id: 'food-and-beverage',
    client: 'Metro food and beverage wholesaler',
    headline: `${claims.cafesServed.value} cafes, stocked before the first coffee`,
    picture: 'cafe',
    profile: [
      { term: 'Trade', detail: 'Coffee, drinks and dry goods for cafes' },
      { term: 'Base', detail: 'Inner West, Sydney' },
      { term: 'Drops', detail: `${claims.cafesServed.value} cafes served` },
      { term: 'Freight', detail: 'Cartons and part pallets, ambient' },
    ],
    challenge:
      'Three couriers shared the round, and nobody owned it. Each week 5-7 deliveries failed: a cafe closed, a street with no stopping, a carton on the wrong van. The office spent its mornings on the phone.',
    solution:
      'One team of drivers with fixed runs by zone, vans for the lanes and a 3 tonne truck for the pallets. Access notes for every cafe, an arrival message to the owner, a photo at every door, and a second attempt on the same day.',
    results: [
      { measure: 'Failed deliveries a week', before: '5-7', after: 'Under 1' },
      { measure: 'Complaints', before: 'Every day', after: `${claims.complaints.value} fewer` },
      { measure: 'Carriers to manage', before: '3', after: '1' },
      { measure: 'Proof of delivery', before: 'Paper, days later', after: 'Photo, on the spot' },
    ],
    services: [
      { label: 'Metro pickup and delivery', href: '/services/metro' },
      { label: 'Cross docking', href: '/services/cross-docking' },
    ],
    quote:
      'Our mornings used to start with apologies. Now the phone is quiet, and when somebody does ask, the photo is already there.',
    speaker: 'Operations manager, food and beverage wholesaler',
  },
  {
    id: 'packaging',
    client: 'Packaging manufacturer',
    headline: 'From five carriers to one dock sheet',
    picture: 'highway',
    profile: [
      { term: 'Trade', detail: 'Corrugated boxes and void fill' },
      { term: 'Base', detail: 'Western Sydney' },
      { term: 'Lanes', detail: 'Melbourne, Brisbane, Adelaide' },
      { term: 'Freight', detail: 'Light, bulky pallets; cube before weight' },
    ],
    challenge:
      'Boxes fill a trailer long before they reach its weight, and every carrier priced that differently. Five carriers, five cut-offs, and no one could say what a pallet to Brisbane cost until the invoice came.',
    solution:
      'Weekly full loads to Melbourne and Brisbane at lane prices, the overflow by the pallet, and one dock sheet with one cut-off. Prices by pallet count are on the screen before production is planned.',
    results: [
      { measure: 'Carriers to manage', before: '5', after: '1' },
      { measure: 'Time to price a load', before: 'Half a day', after: 'Under 5 seconds' },
      { measure: 'Price known', before: 'With the invoice', after: 'Before production' },
      {
        measure: 'Lines to check on the invoice',
        before: 'Per carrier, all different',
        after: 'Freight, levy, extras, GST',
      },
    ],
    services: [
      { label: 'Full truck loads', href: '/services/ftl' },
      { label: 'Less than truck loads', href: '/services/ltl' },
    ],
    quote:
      'I can price a customer’s delivery while they are still on the line. That changed how we sell, not only how we ship.',
    speaker: 'Supply chain lead, packaging manufacturer',
  },
] as const;

export const shortStories = [
  {
    client: 'Retail chain',
    claim: claims.fasterDelivery,
    text: 'Store deliveries moved from a weekly linehaul to daily metro runs out of our dock.',
  },
  {
    client: 'Manufacturing SME',
    claim: claims.shippingCosts,
    text: 'Half-empty trucks of its own, replaced by pallets on shared trailers.',
  },
  {
    client: 'E-commerce startup',
    claim: claims.growth,
    text: 'Orders grew from a spare room to our floor; the lease it did not sign paid for the stock.',
  },
] as const;

export const benefits = [
  { title: 'Time savings', text: 'A price in under 5 seconds, a booking without a phone call.' },
  { title: 'Reliability', text: 'Fixed runs, every step on record, a second attempt the same day.' },
  { title: 'Transparency', text: 'Freight, levy, surcharges and GST as separate lines, before you book.' },
  { title: 'Efficiency', text: 'The smallest truck that fits, the fullest trailer that goes.' },
] as const;
