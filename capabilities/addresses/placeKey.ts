import { createHash } from 'node:crypto';
import type { AddressFields } from './api/addresses.ts';

type Place = Pick<AddressFields, 'name' | 'street' | 'suburb' | 'postcode'>;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for two places whose name, street, suburb and postcode differ only in spaces and capitals. */
export function placeKey({ name, street, suburb, postcode }: Place): string {
  const words = JSON.stringify([name, street, suburb, postcode].map(plain));
  return createHash('sha256').update(words).digest('hex');
}
