import type { ShipmentClaims } from '@saltbush/claims/api';
import { formatDate } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';

/** Until when a claim can be made, or why it cannot; blank where there is nothing to say. */
export function windowText({ status, kinds, until, from, claims }: ShipmentClaims): string {
  switch (status) {
    case 'over':
      return `A claim could be made until ${formatDate(until ?? '')}. Call ${brand.phone} if something is wrong all the same.`;
    case 'not-yet':
      return from === null
        ? `A claim can be made once it is delivered or late. Call ${brand.phone} if something is wrong now.`
        : `If it is late, a claim can be made from ${formatDate(from)}. Call ${brand.phone} if something is wrong now.`;
    case 'not-carried':
      return '';
    case 'open':
      if (kinds.length === 0) return claims.length > 0 ? 'What can be claimed for is claimed already.' : '';
      return until === null
        ? 'Freight that is late or lost can be claimed for now.'
        : `Was something damaged, missing or late? A claim can be made until ${formatDate(until)}.`;
  }
}
