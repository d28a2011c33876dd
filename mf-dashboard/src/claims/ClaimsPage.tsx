import { apiError } from '@saltbush/calls';
import { formatNumber, TERMS } from '@saltbush/freight';
import { Panel, PanelSkeleton, pageOf } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { keepTogether, Pager, TextLink, WayBack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useSearchParams } from 'react-router-dom';
import { useClaimsQuery } from '../api/claims.ts';
import { FRESH } from '../api/fresh.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { ClaimRows } from './ClaimRows.tsx';

const hrefOf = (page: number): string => (page === 1 ? '/dashboard/claims' : `/dashboard/claims?page=${page}`);

/** Every claim for the client's freight: those that are open first. */
export function ClaimsPage() {
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const { currentData, isFetching, refetch, ...query } = useClaimsQuery({ page }, FRESH);
  const error = apiError(query.error);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Claims</h1>
          <p role="status">{currentData && countText(currentData)}</p>
        </div>
      </F.Head>
      <Panel title="Your claims">
        {error && !currentData && (
          <Trouble
            title="Your claims could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading your claims" rows={6} />}
        {currentData && currentData.rows.length > 0 && <ClaimRows rows={currentData.rows} />}
        {currentData?.total === 0 && <HowTo />}
        {currentData && currentData.total > 0 && currentData.rows.length === 0 && (
          <p>
            There are no more claims. <TextLink href={hrefOf(1)}>See the first ones</TextLink>
          </p>
        )}
      </Panel>
      {currentData && (
        <Pager
          label="Pages of claims"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={hrefOf}
        />
      )}
    </F.Page>
  );
}

function countText({ total, open }: { total: number; open: number }): string {
  if (total === 0) return '';
  const claims = `${formatNumber(total)} ${total === 1 ? 'claim' : 'claims'}`;
  return open === 0 ? `${claims}, all settled` : `${claims}, ${formatNumber(open)} open`;
}

function HowTo() {
  return (
    <>
      <p>
        You have made no claim. Was freight damaged, lost or late?{' '}
        <TextLink href="/dashboard/shipments">Open the shipment</TextLink> and choose “Make a claim” there, within{' '}
        {TERMS.claimWindowDays} days of its delivery. It asks what happened, how much it is about, and for photographs.
      </p>
      <F.Small>
        Keep damaged goods and their packaging until we have decided. You can also call {keepTogether(brand.phone)}.
      </F.Small>
    </>
  );
}
