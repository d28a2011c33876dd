import { type Address, BLANK_ADDRESS } from '@saltbush/addresses/api';
import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { useState } from 'react';
import { useAddAddressMutation } from '../api/addAddress.ts';
import { AddressForm } from './AddressForm.tsx';

interface AddAddressProps {
  onDone: (address: Address) => void;
  onCancel: () => void;
}

/** Writes a new place into the book. */
export function AddAddress({ onDone, onCancel }: AddAddressProps) {
  const [add, { isLoading }] = useAddAddressMutation();
  const [submissionId] = useState(newSubmissionId);
  const [failure, setFailure] = useState<ApiError | null>(null);
  return (
    <AddressForm
      label="Add an address"
      first={BLANK_ADDRESS}
      confirm="Save the address"
      isBusy={isLoading}
      failure={failure}
      onType={() => setFailure(null)}
      onSave={async (values) => {
        setFailure(null);
        const { data, error } = await add({ submissionId, ...values });
        if (data) onDone(data);
        else setFailure(apiError(error));
      }}
      onCancel={onCancel}
    />
  );
}
