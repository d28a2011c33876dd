/** The trades the company carries for. Source: the owner's list of customers by trade, 2025. */
export const industries = [
  {
    name: 'Retail',
    ships: 'Store replenishment, launches and returns, delivered inside the dock’s booking window.',
    service: 'Metro pickup and delivery',
    href: '/services/metro',
  },
  {
    name: 'Wholesale and distribution',
    ships: 'Daily rounds in the city and pallets to interstate branches on one account.',
    service: 'Less than truck loads',
    href: '/services/ltl',
  },
  {
    name: 'Food and beverage',
    ships: 'Ambient food, drinks and coffee to cafes before they open, with a photo for every drop.',
    service: 'Metro pickup and delivery',
    href: '/services/metro',
  },
  {
    name: 'Construction',
    ships: 'Materials to site by tailgate or crane truck, timed for when someone is there to take them.',
    service: 'Taxi trucks',
    href: '/services/taxi-trucks',
  },
  {
    name: 'Industrial supply',
    ships: 'Spares and consumables when a line has stopped: Express leaves at once, until 6:00 PM in the pickup city.',
    service: 'Metro pickup and delivery',
    href: '/services/metro',
  },
  {
    name: 'Manufacturing and packaging',
    ships: 'Light, bulky loads that fill a deck before they reach its weight, on fixed weekly lanes.',
    service: 'Full truck loads',
    href: '/services/ftl',
  },
  {
    name: 'E-commerce',
    ships: 'Stock in by container, cartons out by the day, with peaks that need no new lease.',
    service: 'Warehousing and storage',
    href: '/services/warehousing',
  },
  {
    name: 'Third-party logistics',
    ships: 'A last leg that reports back: your manifest in, our signatures and times out.',
    service: 'Cross docking',
    href: '/services/cross-docking',
  },
  {
    name: 'Freight brokers',
    ships: 'Capacity on 20 capital lanes at a price that is on the screen before your customer hangs up.',
    service: 'Full truck loads',
    href: '/services/ftl',
  },
] as const;
