import type { Address, AddressFields } from '@saltbush/addresses/api';

/** What the form holds of an address. */
export function valuesOf({ reference: _reference, version: _version, ...fields }: Address): AddressFields {
  return fields;
}

/** Id of a field's control, to which the list of faults leads. */
export const fieldId = (name: string): string => `address-${name}`;
