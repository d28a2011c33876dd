import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { WayBack } from '@saltbush/ui';
import { useParams } from 'react-router-dom';
import { useClaimQuery } from '../api/claims.ts';
import { FRESH } from '../api/fresh.ts';
import { NotYours } from '../frame/NotYours.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { ClaimBadge } from './ClaimBadge.tsx';
import { ClaimView } from './ClaimView.tsx';

/** One claim: what was said, decided and written about it, and what the client may do. */
export function ClaimPage() {
  const { reference = '' } = useParams();
  const { currentData, isFetching, refetch, ...query } = useClaimQuery(reference, FRESH);
  const error = apiError(query.error);
  usePageTitle(currentData ? `Claim ${reference}` : null);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/claims">Claims</WayBack>
          <h1>{reference}</h1>
        </div>
        {currentData && (
          <div>
            <ClaimBadge status={currentData.status} />
          </div>
        )}
      </F.Head>
      {currentData && <ClaimView key={reference} claim={currentData} />}
      {!currentData && error?.status === 404 && (
        <NotYours reference={reference} things="claims" href="/dashboard/claims" />
      )}
      {!currentData && error && error.status !== 404 && (
        <Trouble
          title="This claim could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && (
        <Panel title="The claim">
          <PanelSkeleton label={`Reading ${reference}`} rows={8} />
        </Panel>
      )}
    </F.Page>
  );
}
