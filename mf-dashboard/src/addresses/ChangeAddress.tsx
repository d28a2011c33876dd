import type { Address } from '@saltbush/addresses/api';
import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { Button, Notice } from '@saltbush/ui';
import { useState } from 'react';
import { useLazyAddressQuery } from '../api/addresses.ts';
import { useChangeAddressMutation } from '../api/changeAddress.ts';
import * as S from './AddressForm.styles.ts';
import { AddressForm } from './AddressForm.tsx';
import { valuesOf } from './address-values.ts';

interface ChangeAddressProps {
  address: Address;
  onDone: (address: Address) => void;
  onCancel: () => void;
}

/** Changes an address. When somebody else was quicker, the client decides between theirs and what was typed here. */
export function ChangeAddress({ address, onDone, onCancel }: ChangeAddressProps) {
  const [change, { isLoading }] = useChangeAddressMutation();
  const [readAgain] = useLazyAddressQuery();
  /** What the form was filled with, and the version that it may replace. */
  const [seen, setSeen] = useState({ first: valuesOf(address), key: address.version, version: address.version });
  const [theirs, setTheirs] = useState<Address | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { reference } = address;

  const takeTheirs = (newer: Address) => {
    setSeen({ first: valuesOf(newer), key: newer.version, version: newer.version });
    setTheirs(null);
    setFailure(null);
  };
  const keepMine = (newer: Address) => {
    setSeen((known) => ({ ...known, version: newer.version }));
    setTheirs(null);
    setFailure(null);
  };

  return (
    <AddressForm
      key={seen.key}
      label={`Change ${address.name}`}
      first={seen.first}
      confirm="Save the change"
      isBusy={isLoading}
      failure={failure}
      instead={
        theirs && (
          <Notice tone="warn" title="Somebody else changed this address meanwhile" role="alert">
            <p>
              It now says {theirs.name}, {theirs.street}, {theirs.suburb} {theirs.postcode}. What you typed is still
              here.
            </p>
            <S.Acts>
              <Button size="small" variant="secondary" onClick={() => keepMine(theirs)}>
                Keep what I typed
              </Button>
              <Button size="small" variant="quiet" onClick={() => takeTheirs(theirs)}>
                Take theirs
              </Button>
            </S.Acts>
          </Notice>
        )
      }
      onType={() => setFailure(null)}
      onSave={async (values) => {
        setFailure(null);
        const { data, error } = await change({ reference, change: { version: seen.version, ...values } });
        if (data) {
          onDone(data);
          return;
        }
        const refused = apiError(error);
        setFailure(refused);
        if (refused?.problem?.code === 'stale') setTheirs((await readAgain(reference)).data ?? null);
      }}
      onCancel={onCancel}
    />
  );
}
