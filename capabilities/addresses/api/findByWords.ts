import type { Address } from './addresses.ts';

/** An address in a list to choose from. */
export const addressLabel = ({ name, street, suburb }: Address): string => `${name}, ${street}, ${suburb}`;

/** Whether every typed word is somewhere in the address, as the gateway finds them. */
export function hasWords(address: Address, typed: string): boolean {
  const words = typed.toLowerCase().split(/[\s,]+/);
  const text = `${addressLabel(address)} ${address.postcode} ${address.contactName}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
