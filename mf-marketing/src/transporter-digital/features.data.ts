/** The five parts of the platform. Source: the owner's product description, 2025. */
export const features = [
  {
    title: 'Smart quoting',
    text: 'Lanes, pallets, zones, hours and rate cards in one calculator. Prices by the rules you set, with levy, surcharges and GST as separate lines, in under 5 seconds.',
  },
  {
    title: 'Dispatch',
    text: 'Jobs, drivers and vehicles on one board. Cut-offs in the pickup city’s own time, vehicle fit by pallets, volume and weight.',
  },
  {
    title: 'Live tracking',
    text: 'GPS for every vehicle, shared with the customer as a position and an arrival time, not as a telephone call.',
  },
  {
    title: 'Digital proof of delivery',
    text: 'Name, signature, photo, local time, pallets in and out. In the customer’s account before the truck has left the street.',
  },
  {
    title: 'Compliance',
    text: 'Licences, insurances, registrations and inductions with their dates. A driver whose document has run out is not offered the job.',
  },
] as const;
