/** Source: service pages and tariffs, 2026-07. `learnMoreHref` leads to the calculator or the service's page. */
export const services = [
  {
    id: 'ftl',
    name: 'Full truck loads',
    href: '/services/ftl',
    learnMoreHref: '/quote?service=ftl',
    carries: '22 pallets and more',
    speed: '1-6 business days',
    charged: 'Per lane and vehicle',
    where: 'Five capitals, 20 lanes',
    text: 'A semi-trailer or B-double to yourself, dock to dock, with an hour or more of free unloading time.',
  },
  {
    id: 'ltl',
    name: 'Less than truck loads',
    href: '/services/ltl',
    learnMoreHref: '/quote?service=ltl',
    carries: '1-10 pallets',
    speed: '1-8 business days',
    charged: 'Per pallet',
    where: 'Sydney to seven capitals',
    text: 'Pay by the pallet. Your freight shares a linehaul trailer and is delivered by our depot at the other end.',
  },
  {
    id: 'metro',
    name: 'Metro pickup and delivery',
    href: '/services/metro',
    learnMoreHref: '/quote?service=metro-pallets',
    carries: 'A parcel to 14 pallets',
    speed: 'Same day, 4 levels',
    charged: 'Fixed price per zone',
    where: 'Six Sydney zones',
    text: 'All Day, Standard, VIP or Express. You see which levels are still open today before you book.',
  },
  {
    id: 'taxi-trucks',
    name: 'Taxi trucks',
    href: '/services/taxi-trucks',
    learnMoreHref: '/quote?service=metro-hourly',
    carries: '1 to 14 tonnes',
    speed: 'On demand',
    charged: 'By the hour, 3 hours minimum',
    where: 'Sydney, Melbourne, Brisbane',
    text: 'A truck and driver for the morning or the day, from $47 an hour before levy and GST.',
  },
  {
    id: 'cross-docking',
    name: 'Cross docking and freight handoff',
    href: '/services/cross-docking',
    learnMoreHref: '/services/cross-docking',
    carries: 'Trailers in, runs out',
    speed: 'Same day where arrival allows',
    charged: 'Per pallet or trailer',
    where: 'Eight cities',
    text: 'We unload, count, sort and send your linehaul out again on trucks that fit the street.',
  },
  {
    id: 'warehousing',
    name: 'Warehousing and storage',
    href: '/services/warehousing',
    learnMoreHref: '/services/warehousing',
    carries: 'Pallets and cartons',
    speed: 'By the week',
    charged: 'Per pallet a week',
    where: 'Beside our docks',
    text: 'Receive, store, pick and dispatch beside the trucks, without a long lease.',
  },
] as const;

/** Source: surcharge list of the tariff and terms of carriage, 2026-07. Dollars before GST, per consignment. */
export const addOns = [
  { name: 'Tailgate', metro: '$25', interstate: '$45', note: 'For sites without a dock or a forklift' },
  { name: 'Pallet return', metro: '$15', interstate: '$10', note: 'We bring your empties back' },
  { name: 'Residential delivery', metro: '$20', interstate: '$25', note: 'A house, a unit, a home business' },
  { name: 'Hand unload', metro: '$40', interstate: '$40', note: 'Carton by carton off the truck' },
  { name: 'Tail lift, not booked ahead', metro: '$60', interstate: '$60', note: 'Asked for on the day' },
  { name: 'Pallet exchange', metro: '$10', interstate: '$10', note: 'Returned next business day' },
  { name: 'Transit insurance', metro: 'On request', interstate: 'On request', note: 'Up to $100,000 per consignment' },
  {
    name: 'Dangerous goods',
    metro: 'By approval',
    interstate: 'By approval',
    note: 'UN number, class and packing group first',
  },
  { name: 'After hours, multi-drop', metro: 'Quoted', interstate: 'Quoted', note: 'Priced with the booking' },
] as const;

export const bookingSteps = [
  {
    title: 'Price it',
    text: 'Two places and a load. The calculator answers in under 5 seconds, levy and GST included.',
  },
  { title: 'Choose a level', text: 'Where several services fit, compare price and arrival side by side.' },
  {
    title: 'Add what the site needs',
    text: 'Tailgate, pallet return, residential delivery: tick them and see the new total.',
  },
  {
    title: 'Send the booking',
    text: 'It is confirmed once our operations team accepts it; the mail names the pickup.',
  },
  {
    title: 'Follow and sign',
    text: 'Each step with its time on the way, proof of delivery in your account on arrival.',
  },
] as const;
