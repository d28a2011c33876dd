import { DESK_VIEWS } from '@saltbush/business-api/bookings';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { apiError } from '../api/apiError.ts';
import { useDeskBookingsQuery } from '../api/deskBookings.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { Freshness } from '../frame/Freshness.tsx';
import { usePollingOptions, useRefreshOnReturn } from '../frame/keep-fresh.ts';
import * as L from '../frame/list.styles.ts';
import { listShortcuts } from '../frame/listShortcuts.ts';
import { Pager } from '../frame/Pager.tsx';
import { SearchBox } from '../frame/SearchBox.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { ViewLinks } from '../frame/ViewLinks.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { deskHref, readDeskAddress } from './deskAddress.ts';
import { VIEWS } from './views.data.ts';

/** The bookings desk: what waits for an answer, what is on the road, what is done. The address holds its state. */
export function BookingsPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = readDeskAddress(parameters);
  const { view } = wanted;
  const answer = useDeskBookingsQuery(wanted, usePollingOptions());
  const { data, currentData, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  useRefreshOnReturn(refetch);

  const onSearch = useCallback(
    (words: string) => void navigate(deskHref({ view, search: words, page: 1 }), { replace: true }),
    [navigate, view],
  );
  const shortcuts = useMemo(() => listShortcuts({ list, search, thing: 'booking' }), []);

  return (
    <DeskFrame
      place="bookings"
      title="Bookings"
      shortcuts={shortcuts}
      beside={
        <Freshness
          readAt={currentData && fulfilledTimeStamp}
          isFetching={isFetching}
          error={error}
          onRefresh={() => void refetch()}
        />
      }
    >
      <L.Controls>
        <ViewLinks
          label="Views of bookings"
          currentId={view}
          views={DESK_VIEWS.map((id) => ({
            id,
            label: VIEWS[id].label,
            count: data?.counts[id],
            href: deskHref({ view: id, search: wanted.search, page: 1 }),
          }))}
        />
        <SearchBox
          label="Search bookings"
          placeholder="Reference, business or suburb"
          value={wanted.search}
          onSearch={onSearch}
          inputRef={search}
        />
      </L.Controls>
      {error && !currentData && (
        <Trouble
          title="The bookings could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(currentData || !error) && (
        <div ref={list}>
          <BookingsTable wanted={wanted} rows={currentData?.rows} readAt={fulfilledTimeStamp} />
        </div>
      )}
      {currentData && (
        <Pager
          label="Pages of bookings"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={(page) => deskHref({ ...wanted, page })}
        />
      )}
    </DeskFrame>
  );
}
