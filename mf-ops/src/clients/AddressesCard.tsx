import { type Address, siteWords } from '@saltbush/addresses/api';
import { apiError } from '@saltbush/calls';
import { formatNumber } from '@saltbush/freight';
import { Button, Notice, TextField } from '@saltbush/ui';
import { type FormEvent, useState } from 'react';
import { useDeskAddressesQuery } from '../api/deskAddresses.ts';
import { failureText } from '../api/failureText.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from './AddressesCard.styles.ts';

const NEWER = { refetchOnMountOrArgChange: 15 };

const notesOf = (address: Address): string =>
  [
    address.openingHours,
    siteWords(address),
    address.needsTailgate ? 'Tailgate needed' : '',
    address.hasDangerousGoods ? 'Dangerous goods usual' : '',
    address.instructions,
  ]
    .filter((text) => text !== '')
    .join('. ');

/** The client's own address book, to be read at the desk. Clients change it in their dashboard. */
export function AddressesCard({ client }: { client: string }) {
  const [wanted, setWanted] = useState({ search: '', page: 1 });
  const [typed, setTyped] = useState('');
  const { data, isFetching, refetch, ...query } = useDeskAddressesQuery({ client, ...wanted }, NEWER);
  const error = apiError(query.error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWanted({ search: typed.trim(), page: 1 });
  };
  const last = data ? Math.ceil(data.total / data.pageSize) : 1;

  return (
    <DeskCard heading="Addresses">
      {error && (
        <Notice tone="danger" title="The address book could not be read" role="alert">
          <p>{failureText(error)}</p>
          <Button size="small" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {data && data.total === 0 && wanted.search === '' && <p>The client has saved no address.</p>}
      {data && (data.total > data.pageSize || wanted.search !== '') && (
        <S.Search role="search" aria-label="Find an address" onSubmit={onSubmit}>
          <TextField
            label="Find"
            name="address"
            type="search"
            maxLength={100}
            autoComplete="off"
            placeholder="Name, street or suburb"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="small" variant="secondary">
            Find
          </Button>
        </S.Search>
      )}
      {data && data.rows.length > 0 && (
        <S.List>
          {data.rows.map((address) => (
            <li key={address.reference}>
              <b>{address.name}</b>
              <p>
                {address.street}, {address.suburb} {address.postcode}
              </p>
              <p>{[address.contactName, address.phone].filter((text) => text !== '').join(', ')}</p>
              <p data-soft>{notesOf(address)}</p>
            </li>
          ))}
        </S.List>
      )}
      {data && data.total === 0 && wanted.search !== '' && <p>No address has “{wanted.search}” in it.</p>}
      {data && data.total > data.pageSize && (
        <S.Pages>
          <p role="status">
            Page {data.page} of {formatNumber(last)}, {formatNumber(data.total)} addresses
          </p>
          <Button
            size="small"
            variant="quiet"
            disabled={data.page === 1}
            onClick={() => setWanted({ ...wanted, page: data.page - 1 })}
          >
            Previous
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={data.page >= last}
            onClick={() => setWanted({ ...wanted, page: data.page + 1 })}
          >
            Next
          </Button>
        </S.Pages>
      )}
    </DeskCard>
  );
}
