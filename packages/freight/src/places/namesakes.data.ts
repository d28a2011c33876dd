import type { AuState } from './place-types.ts';

// Localities in other states with the name of a place that we list. Without a state or postcode, such a name may mean
// either. Capitals are left out, since "Perth" alone means the capital. Source: our own selection from the public place
// name registers. Gathered November 2026.

const names = (text: string): readonly string[] => text.split(', ');

export const NAMESAKES = {
  NSW: names('Mulgrave, Richlands, Richmond'),
  VIC: names(
    'Auburn, Burwood, Campbelltown, Cremorne, Cromer, Croydon, Fairfield, Gordon, Homebush, Kensington, ' +
      'Killara, Newport, Newtown, Rosebery, St Leonards, Waterloo',
  ),
  QLD: names(
    'Alexandria, Annandale, Ashfield, Castle Hill, Collaroy, Cremorne, Crows Nest, Croydon, Fairfield, ' +
      'Freshwater, Glebe, Granville, Homebush, Kensington, Leichhardt, Manly, Mulgrave, Newport, Newtown, ' +
      'Paddington, Palm Beach, Preston, Richmond, Seaforth, Seven Hills, Smithfield, Stanmore, Strathfield, ' +
      'Waterloo',
  ),
  SA: names(
    'Altona, Auburn, Campbelltown, Clayton, Cromer, Croydon, Kensington, Kingsford, Richmond, Smithfield, ' +
      'St Ives, St Marys, St Peters, Waterloo, Willoughby',
  ),
  WA: names('Ashfield, Bayswater, Coogee, Granville, Kensington, Kingsford, Rocklea, Waterloo'),
  TAS: names('Cremorne, Glebe, Gordon, Preston, Richmond, Rose Bay, Rosebery, St Leonards, St Marys, Waterloo'),
  ACT: names('Gordon'),
  NT: [],
} as const satisfies Record<AuState, readonly string[]>;
