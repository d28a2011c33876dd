import { apiError } from '@saltbush/calls';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { WayBack } from '@saltbush/ui';
import { useAlertChoicesQuery, useAlertsQuery } from '../api/alerts.ts';
import { FRESH } from '../api/fresh.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { AlertList } from '../overview/AlertList.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';

/** What the client is told of their freight and how, and what there is to know now. */
export function AlertsPage() {
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Alerts</h1>
          <p>Choose what you are told of your freight. Your colleagues choose for themselves.</p>
        </div>
      </F.Head>
      <Choices />
      <Now />
    </F.Page>
  );
}

function Choices() {
  const { data, isFetching, refetch, ...query } = useAlertChoicesQuery(undefined, FRESH);
  const error = apiError(query.error);
  return (
    <Panel title="What you are told">
      {error && !data && (
        <Trouble
          title="Your choices could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PanelSkeleton label="Reading your choices" rows={6} />}
      {data && <ChoicesForm choices={data} />}
    </Panel>
  );
}

function Now() {
  const { data, isFetching, refetch, ...query } = useAlertsQuery(undefined, FRESH);
  const error = apiError(query.error);
  return (
    <Panel title="Alerts now">
      {error && !data && (
        <Trouble
          title="Your alerts could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PanelSkeleton label="Reading your alerts" rows={3} />}
      {data && <AlertList alerts={data.rows} />}
    </Panel>
  );
}
