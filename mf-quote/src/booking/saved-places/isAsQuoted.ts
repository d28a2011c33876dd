import type { AddressFields } from '@saltbush/addresses/api';
import { clockCity, resolvePlace } from '@saltbush/freight';

const plain = (text: string): string => text.trim().toLowerCase();

/**
 * Whether an address can be an end of a quote between places as typed. A suburb has to be the same; in a capital it is
 * any suburb that belongs there, and in a town any that no table knows, of the same state.
 */
export function isAsQuoted({ suburb, postcode }: Pick<AddressFields, 'suburb' | 'postcode'>, quoted: string): boolean {
  const end = resolvePlace(quoted);
  if (end.status === 'suburb') {
    const { suburb: known } = end;
    return plain(known.name) === plain(suburb) && (postcode === '' || postcode === known.postcode);
  }
  const here = resolvePlace(`${suburb} ${postcode}`);
  if (end.status === 'capital') return here.status !== 'town' && clockCity(here).name === end.city.name;
  if (end.status === 'town') {
    if (here.status === 'town') return here.town.name === end.town.name;
    return here.status !== 'suburb' && here.status !== 'capital' && clockCity(here).state === end.town.state;
  }
  return plain(quoted).includes(plain(suburb));
}
