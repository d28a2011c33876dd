import { apiError } from '@saltbush/calls';
import { formatNumber } from '@saltbush/freight';
import { Panel, PanelSkeleton, pageOf } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, icons, Pager, TextLink, WayBack } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useRunsQuery } from '../api/runs.ts';
import { useMay } from '../api/useMay.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { useLiveShipments } from '../live/useLiveShipments.ts';
import { RunRows } from './RunRows.tsx';

const hrefOf = (page: number): string =>
  page === 1 ? '/dashboard/shipments/runs' : `/dashboard/shipments/runs?page=${page}`;

/** Every run of the client, newest first. */
export function RunsPage() {
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  useLiveShipments();
  const { currentData, isFetching, refetch, ...query } = useRunsQuery({ page }, FRESH);
  const error = apiError(query.error);
  const mayBook = useMay('book');
  const total = currentData?.total ?? 0;
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/shipments">Shipments</WayBack>
          <h1>Runs</h1>
          <p role="status">{total > 0 && `${formatNumber(total)} ${total === 1 ? 'run' : 'runs'}`}</p>
        </div>
        {mayBook && (
          <ButtonLink href="/dashboard/shipments/runs/new" size="small" iconBefore={icons.plus}>
            Book a run
          </ButtonLink>
        )}
      </F.Head>
      <Panel title="Your runs">
        {error && !currentData && (
          <Trouble
            title="Your runs could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading your runs" rows={6} />}
        {currentData && currentData.rows.length > 0 && <RunRows rows={currentData.rows} />}
        {currentData && total === 0 && <Nothing mayBook={mayBook} />}
        {currentData && total > 0 && currentData.rows.length === 0 && (
          <p>
            There are no more runs. <TextLink href={hrefOf(1)}>See the first ones</TextLink>
          </p>
        )}
      </Panel>
      {currentData && (
        <Pager
          label="Pages of runs"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={hrefOf}
        />
      )}
    </F.Page>
  );
}

function Nothing({ mayBook }: { mayBook: boolean }) {
  return (
    <>
      <p>
        You have booked no run yet. A run is one pickup with several deliveries: you fill in the pickup once, and see
        one price. {mayBook && <TextLink href="/dashboard/shipments/runs/new">Book your first run</TextLink>}
      </p>
      <F.Small>
        Each delivery keeps its own label, tracking and proof. For a list of consignments with different pickups, use{' '}
        <TextLink href="/dashboard/bulk-booking">bulk booking</TextLink>.
      </F.Small>
    </>
  );
}
