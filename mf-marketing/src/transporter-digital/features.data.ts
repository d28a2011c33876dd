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
    text: 'Each step as it is recorded, the day it is expected, and a delay with its reason: on the customer’s screen within seconds, not by telephone.',
  },
  {
    title: 'Digital proof of delivery',
    text: 'Name, signature, photo, local time, pallets in and out. In the customer’s account as soon as it is recorded.',
  },
  {
    title: 'Compliance',
    text: 'Licences, insurances and registrations, checked by people. A driver who is not approved, or whose licence is too low for the vehicle, cannot be given the job.',
  },
] as const;
