import type { House } from '@saltbush/capability';
import { type AddressStore, createAddressStore } from './store.ts';
import type { AddressTables } from './tables.ts';

/** What the handlers work with. */
export interface AddressParts {
  house: House<AddressTables>;
  store: AddressStore;
}

export const startAddresses = (house: House<AddressTables>): AddressParts => ({
  house,
  store: createAddressStore(house),
});
