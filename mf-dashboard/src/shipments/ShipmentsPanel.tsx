import { SHIPMENT_VIEWS } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, icons, ViewLinks } from '@saltbush/ui';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../api/useMay.ts';
import { NoShipments } from '../consignment/NoShipments.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { ChosenShipments } from './ChosenShipments.tsx';
import { Filters } from './Filters.tsx';
import { isNarrowed, type ListAddress, listHref, readListAddress, WHOLE_LIST } from './listAddress.ts';
import { ManifestForm } from './ManifestForm.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ShipmentsTable } from './ShipmentsTable.tsx';
import { useChosenShipments } from './useChosenShipments.ts';
import { useShipmentPages } from './useShipmentPages.ts';
import { VIEW_NAMES } from './views.data.ts';

/** All consignments of the client, to search, filter, sort and download. The query is in the address. */
export function ShipmentsPanel() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const wanted = readListAddress(parameters);
  const pages = useShipmentPages(wanted);
  const { first, error, isFetching, refetch } = pages;
  const { chosen, toggle, choose } = useChosenShipments(listHref(wanted));
  const mayPrint = useMay('labels');
  const mayBook = useMay('book');
  const go = useCallback(
    (next: ListAddress, { replace = false } = {}) => void navigate(listHref(next), { replace }),
    [navigate],
  );
  const isEmpty = first?.total === 0;
  const hasNone = isEmpty && !isNarrowed(wanted) && wanted.view === WHOLE_LIST.view;

  if (hasNone) {
    return (
      <Panel title="Shipments">
        <NoShipments />
      </Panel>
    );
  }
  return (
    <F.Stacked>
      <ViewLinks
        label="Views of shipments"
        currentId={wanted.view}
        views={SHIPMENT_VIEWS.map((view) => ({
          id: view,
          label: VIEW_NAMES[view],
          count: first && formatNumber(first.counts[view]),
          href: listHref({ ...wanted, view }),
        }))}
      />
      <Filters wanted={wanted} total={first?.total} onChange={go}>
        {mayBook && (
          <ButtonLink href="/dashboard/bulk-booking" variant="quiet" size="small" iconBefore={icons.upload}>
            Book many from a file
          </ButtonLink>
        )}
        <ButtonLink href="/dashboard/shipments/runs" variant="quiet" size="small" iconBefore={icons.truck}>
          Runs
        </ButtonLink>
        <ManifestForm />
        {first && !isEmpty && mayPrint && (
          <ChosenShipments wanted={wanted} total={first.total} chosen={chosen} onChoose={choose} />
        )}
      </Filters>
      {error && !first && (
        <Trouble title="Your shipments could not be read" error={error} isFetching={isFetching} onRetry={refetch} />
      )}
      {!first && !error && (
        <Panel title="Shipments">
          <PanelSkeleton label="Reading your shipments" rows={8} />
        </Panel>
      )}
      {isEmpty && <NothingFound wanted={wanted} />}
      {first && !isEmpty && <ShipmentsTable {...{ wanted, pages, chosen }} onChoose={mayPrint ? toggle : null} />}
    </F.Stacked>
  );
}
