import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { ButtonLink, keepTogether, Notice, WayBack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useParams } from 'react-router-dom';
import { useClaimQuery } from '../api/claims.ts';
import { FRESH } from '../api/fresh.ts';
import * as F from '../frame/frame.styles.ts';
import { Panel } from '../frame/Panel.tsx';
import { PanelSkeleton } from '../frame/PanelSkeleton.tsx';
import { Acts } from '../frame/Trouble.styles.ts';
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
        {currentData && <ClaimBadge status={currentData.status} />}
      </F.Head>
      {currentData && <ClaimView key={reference} claim={currentData} />}
      {!currentData && error?.status === 404 && <NotYours reference={reference} />}
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

function NotYours({ reference }: { reference: string }) {
  return (
    <Notice tone="warn" title={`There is no ${reference} among your claims`}>
      <p>
        It may belong to another account, or the reference may be mistyped. Look for it in your list, or call{' '}
        {keepTogether(brand.phone)}.
      </p>
      <Acts>
        <ButtonLink href="/dashboard/claims" size="small">
          Go to your claims
        </ButtonLink>
      </Acts>
    </Notice>
  );
}
