/** A word mark and its typography. */
export interface Mark {
  name: string;
  look: 'place' | 'wide' | 'light' | 'spaced' | 'plain';
}

/** Word marks for the two strips. Every name is invented and stands for a kind of customer. */
export const distributionCentres: readonly Mark[] = [
  { name: 'Northgate DC', look: 'place' },
  { name: 'Marsden Road DC', look: 'place' },
  { name: 'Yarra West Hub', look: 'place' },
  { name: 'Wharf 9 Logistics', look: 'place' },
  { name: 'Acacia Park DC', look: 'place' },
  { name: 'Kewdale Gate', look: 'place' },
  { name: 'Port Road Cross Dock', look: 'place' },
  { name: 'Rocklea Central', look: 'place' },
];

export const brands: readonly Mark[] = [
  { name: 'Bowline', look: 'wide' },
  { name: 'kestrel & co', look: 'light' },
  { name: 'HARROW', look: 'spaced' },
  { name: 'Little Ridge Coffee', look: 'plain' },
  { name: 'Tinsmith', look: 'wide' },
  { name: 'orchard lane', look: 'light' },
  { name: 'BLUEGUM BOARD', look: 'spaced' },
  { name: 'Fennel & Rye', look: 'plain' },
];
