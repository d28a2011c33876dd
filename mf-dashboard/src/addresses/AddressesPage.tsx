import type { Address } from '@saltbush/addresses/api';
import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import { formatNumber } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Button, ButtonLink, icons, Pager, TextLink, WayBack } from '@saltbush/ui';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressesCsvHref, useAddressesQuery } from '../api/addresses.ts';
import { FRESH } from '../api/fresh.ts';
import { useMay } from '../api/useMay.ts';
import { Removed } from '../frame/Removed.tsx';
import { SearchField } from '../frame/SearchField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { AddAddress } from './AddAddress.tsx';
import * as S from './AddressesPage.styles.ts';
import { AddressRows } from './AddressRows.tsx';
import { addressesHref, readAddressesAddress } from './addressesAddress.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import { ImportAddresses } from './ImportAddresses.tsx';
import { useAddressRemoval } from './useAddressRemoval.ts';

/** What is open above the list. */
type Opened = { form: 'add' } | { form: 'import' } | { form: 'change'; address: Address } | null;

/** The client's address book: found, added, changed, removed, and as a file. */
export function AddressesPage() {
  const [parameters] = useSearchParams();
  const wanted = readAddressesAddress(parameters);
  const { currentData, isFetching, refetch, ...query } = useAddressesQuery(wanted, FRESH);
  const error = apiError(query.error);
  const showToast = useToast();
  const removal = useAddressRemoval();
  const mayBook = useMay('book');
  const [opened, setOpened] = useState<Opened>(null);
  const opener = useRef<HTMLElement>(null);

  const open = (what: Opened) => {
    opener.current = document.activeElement as HTMLElement | null;
    removal.forget();
    setOpened(what);
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  const done = (title: string) => {
    showToast({ title, tone: 'success' });
    close();
  };

  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Addresses</h1>
          <p>Places for your next booking, taken with two keys.</p>
        </div>
        <S.Acts>
          {mayBook && (
            <>
              <Button size="small" iconBefore={icons.plus} onClick={() => open({ form: 'add' })}>
                Add an address
              </Button>
              <Button
                variant="secondary"
                size="small"
                iconBefore={icons.upload}
                onClick={() => open({ form: 'import' })}
              >
                Import CSV
              </Button>
            </>
          )}
          <ButtonLink
            href={addressesCsvHref(wanted.search)}
            variant="secondary"
            size="small"
            iconBefore={icons.download}
            download
          >
            Export CSV
          </ButtonLink>
        </S.Acts>
      </F.Head>
      {opened?.form === 'add' && (
        <Panel title="Add an address">
          <AddAddress onDone={({ name }) => done(`${name} is in your address book`)} onCancel={close} />
        </Panel>
      )}
      {opened?.form === 'change' && (
        <Panel title={`Change ${opened.address.name}`} key={opened.address.reference}>
          <ChangeAddress address={opened.address} onDone={({ name }) => done(`${name} is changed`)} onCancel={close} />
        </Panel>
      )}
      {opened?.form === 'import' && (
        <Panel title="Import addresses">
          <ImportAddresses onClose={close} />
        </Panel>
      )}
      <Removed removal={removal} />
      <Tools search={wanted.search} total={currentData?.total} />
      <Panel title="Your addresses">
        {error && !currentData && (
          <Trouble
            title="Your addresses could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading your addresses" rows={8} />}
        {currentData && currentData.rows.length > 0 && (
          <AddressRows
            rows={currentData.rows}
            removing={removal.removing}
            onChange={(address) => open({ form: 'change', address })}
            onRemove={(address) => void removal.remove(address)}
          />
        )}
        {currentData?.total === 0 && <Nothing search={wanted.search} />}
      </Panel>
      {currentData && (
        <Pager
          label="Pages of addresses"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={(page) => addressesHref({ ...wanted, page })}
        />
      )}
    </F.Page>
  );
}

function Tools({ search, total }: { search: string; total: number | undefined }) {
  const navigate = useNavigate();
  const onSearch = useCallback(
    (words: string) => void navigate(addressesHref({ search: words, page: 1 }), { replace: true }),
    [navigate],
  );
  return (
    <S.Tools role="search" aria-label="Find an address">
      <SearchField value={search} placeholder="Name, street, suburb or contact" onSearch={onSearch} />
      <F.Small role="status">{total !== undefined && total > 0 && countText(total, search)}</F.Small>
    </S.Tools>
  );
}

const countText = (total: number, search: string): string =>
  `${formatNumber(total)} ${total === 1 ? 'address' : 'addresses'}${search === '' ? '' : ` with “${search}”`}`;

function Nothing({ search }: { search: string }) {
  if (search !== '') {
    return (
      <p>
        No address has “{search}” in its name, street, suburb or contact.{' '}
        <TextLink href={addressesHref({ search: '', page: 1 })}>See all addresses</TextLink>
      </p>
    );
  }
  return (
    <p>
      Nothing here yet. Add the places you send freight from and to, import them from a spreadsheet, or save them from a
      booking: the next booking fills them in.
    </p>
  );
}
