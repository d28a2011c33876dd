import type { Address } from '@saltbush/addresses/api';
import { apiError } from '@saltbush/calls';
import { useAddAddressMutation } from '../api/addAddress.ts';
import { useRemoveAddressMutation } from '../api/removeAddress.ts';
import { type Removal, useRemoval } from '../frame/useRemoval.ts';
import { valuesOf } from './address-values.ts';

/** Removes an address, and writes it into the book again. */
export function useAddressRemoval(): Removal<Address> {
  const [remove] = useRemoveAddressMutation();
  const [add] = useAddAddressMutation();
  return useRemoval<Address>({
    remove: async ({ reference, version }) => apiError((await remove({ reference, version })).error),
    putBack: async (address, submissionId) => apiError((await add({ submissionId, ...valuesOf(address) })).error),
  });
}
