import { apiError } from '@saltbush/calls';
import { whoMay } from '@saltbush/clients/api';
import { localTime } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import * as R from '@saltbush/portal/rows.styles';
import { ButtonLink, icons, TextLink, WayBack } from '@saltbush/ui';
import { useRef } from 'react';
import { FRESH } from '../api/fresh.ts';
import { useStandingPickupsQuery } from '../api/standingPickups.ts';
import { useMay } from '../api/useMay.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { StandingRow } from './StandingRow.tsx';

const LIST = 'standing-pickups';

/** Bookings that repeat on weekdays: when each is next, what became of the last one, and what can be done about it. */
export function StandingPickupsPage() {
  const { currentData, isFetching, refetch, ...query } = useStandingPickupsQuery(undefined, FRESH);
  const error = apiError(query.error);
  const mayBook = useMay('book');
  const page = useRef<HTMLDivElement>(null);
  const rows = currentData?.rows ?? [];
  const today = localTime(Date.now(), 'Australia/Sydney').date;
  // What was pressed goes with its row, so the focus moves to the list.
  const onGone = () => page.current?.querySelector<HTMLElement>(`#${LIST}`)?.focus();
  return (
    <F.Page ref={page}>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Standing pickups</h1>
          <p>Freight that goes on the same weekdays, booked by itself.</p>
        </div>
        <ButtonLink href="/dashboard/shipments" variant="secondary" size="small" iconBefore={icons.truck}>
          Your shipments
        </ButtonLink>
      </F.Head>
      <Panel title="Your standing pickups" id={LIST}>
        <F.Stacked>
          {error && (
            <Trouble
              title={currentData ? 'The list could not be read again' : 'Your standing pickups could not be read'}
              error={error}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!currentData && !error && <PanelSkeleton label="Reading your standing pickups" rows={6} />}
          {currentData && !mayBook && (
            <F.Small>
              Your role in the company reads them. Only {whoMay('book')} set them up, change, pause and end them.{' '}
              <TextLink href="/dashboard/people">See who does</TextLink>
            </F.Small>
          )}
          {rows.length > 0 && (
            <R.List>
              {rows.map((pickup) => (
                <StandingRow key={pickup.reference} {...{ pickup, today, mayBook, onGone }} />
              ))}
            </R.List>
          )}
          {currentData && rows.length === 0 && <Nothing mayBook={mayBook} />}
        </F.Stacked>
      </Panel>
    </F.Page>
  );
}

function Nothing({ mayBook }: { mayBook: boolean }) {
  if (!mayBook) return <p>Nothing repeats yet.</p>;
  return (
    <p>
      Nothing repeats yet. A standing pickup books the same freight on the weekdays that you choose, each the business
      day before. Open a shipment and choose “Repeat it”: it shows here.{' '}
      <TextLink href="/dashboard/shipments">Go to your shipments</TextLink>
    </p>
  );
}
