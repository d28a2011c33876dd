/** Word marks for the two strips. Every name is invented and stands for a kind of customer. */
export const distributionCentres = [
  'Northgate DC',
  'Marsden Road DC',
  'Yarra West Hub',
  'Wharf 9 Logistics',
  'Acacia Park DC',
  'Kewdale Gate',
] as const;

export const brands = [
  { name: 'Bowline', look: 'wide' },
  { name: 'kestrel & co', look: 'light' },
  { name: 'HARROW', look: 'spaced' },
  { name: 'Little Ridge Coffee', look: 'plain' },
  { name: 'Tinsmith', look: 'wide' },
  { name: 'orchard lane', look: 'light' },
  { name: 'BLUEGUM BOARD', look: 'spaced' },
] as const;
