import type { PersonTally } from '@saltbush/business-api/people';

/** `2 go, 1 stays without the person`. */
export function tallyText({ removed, blanked, kept }: PersonTally): string {
  const parts = [
    removed > 0 ? `${removed} ${removed === 1 ? 'goes' : 'go'}` : '',
    blanked > 0 ? `${blanked} ${blanked === 1 ? 'stays' : 'stay'} without the person` : '',
    kept > 0 ? `${kept} ${kept === 1 ? 'stays as it is' : 'stay as they are'}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
