import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { WayBack } from '@saltbush/ui';
import { useParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useRunQuery } from '../api/runs.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { Freshness } from '../frame/Freshness.tsx';
import { NotYours } from '../frame/NotYours.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useLiveShipments } from '../live/useLiveShipments.ts';
import { RunView } from './RunView.tsx';

/** One run: its pickup, its deliveries in order, what it costs, its labels, and cancelling it. */
export function RunPage() {
  const { reference = '' } = useParams();
  const stream = useLiveShipments();
  const { currentData, isFetching, refetch, fulfilledTimeStamp, ...query } = useRunQuery(reference, FRESH);
  const error = apiError(query.error);
  usePageTitle(currentData ? `Run ${reference}` : null);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/shipments/runs">Runs</WayBack>
          <h1>Run {reference}</h1>
          {currentData && <p>Booked {sydneyMoment(currentData.requestedAt)}</p>}
        </div>
        <Freshness
          stream={stream}
          readAtMs={currentData && fulfilledTimeStamp}
          isFetching={isFetching}
          error={currentData ? error : null}
          onRefresh={() => void refetch()}
        />
      </F.Head>
      {currentData && <RunView key={reference} run={currentData} />}
      {!currentData && error?.status === 404 && (
        <NotYours reference={reference} things="runs" href="/dashboard/shipments/runs" />
      )}
      {!currentData && error && error.status !== 404 && (
        <Trouble
          title="This run could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && (
        <F.Areas>
          <Panel title="Stops">
            <PanelSkeleton label={`Reading ${reference}`} rows={8} />
          </Panel>
        </F.Areas>
      )}
    </F.Page>
  );
}
