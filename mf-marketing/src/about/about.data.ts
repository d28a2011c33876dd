/** The fleet at a glance. Source: vehicle catalogue, 2026-07; nominal figures. */
export const fleet = [
  { vehicle: '1T van', pallets: '2', carries: '1,000 kg', work: 'Parcels and cartons in town' },
  { vehicle: '3T truck', pallets: '1-3', carries: '3,000 kg', work: 'Cafes, shops, small sites' },
  { vehicle: '6T truck', pallets: '4-8', carries: '6,000 kg', work: 'Metro rounds, taxi truck hire' },
  { vehicle: '10T truck', pallets: '9-14', carries: '10,000 kg', work: 'Store replenishment' },
  { vehicle: '12T tailgate', pallets: '14', carries: '12,000 kg', work: 'Sites without a dock' },
  { vehicle: 'Semi-trailer', pallets: '22', carries: '22,000 kg', work: 'Linehaul between capitals' },
  { vehicle: 'B-double', pallets: '34', carries: 'By axle group', work: 'Full loads on main lanes' },
] as const;

export const principles = [
  {
    title: 'The price comes first',
    text: 'Freight, levy, surcharges and GST stand on the screen before you book. If something changes on the day, you hear the reason before the invoice.',
  },
  {
    title: 'One consignment, one record',
    text: 'From booking to signature on a single record that you and we both see. Nobody retypes an address.',
  },
  {
    title: 'The driver decides what is safe',
    text: 'A driver who stops for rest or refuses a bad load is doing the job. Chain of responsibility is how we plan, not a line in the terms.',
  },
] as const;
