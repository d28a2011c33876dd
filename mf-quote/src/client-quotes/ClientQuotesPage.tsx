import { Panel, PanelSkeleton, pageOf } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, icons, Pager, TextLink, WayBack } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { useClientQuotesQuery } from '../api/clientQuotes.ts';
import { useMay } from '../api/useMay.ts';
import { QuoteRows } from './QuoteRows.tsx';
import { QuotesTrouble } from './QuotesTrouble.tsx';

/** Every quote that the client saved while signed in, newest first. */
export function ClientQuotesPage() {
  const [parameters] = useSearchParams();
  const shown = { refetchOnMountOrArgChange: 15 };
  const { currentData, error, isFetching, refetch } = useClientQuotesQuery(pageOf(parameters), shown);
  const mayQuote = useMay('quote');
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Saved quotes</h1>
        </div>
        {mayQuote && (
          <ButtonLink href="/quote" size="small" iconBefore={icons.plus}>
            New quote
          </ButtonLink>
        )}
      </F.Head>
      <Panel title="Your quotes">
        {error && !currentData && (
          <QuotesTrouble error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading your quotes" rows={8} />}
        {currentData && currentData.rows.length > 0 && <QuoteRows rows={currentData.rows} />}
        {currentData?.total === 0 && !mayQuote && (
          <p>
            Your role in the company saves no quotes. <TextLink href="/dashboard/people">See who does</TextLink>
          </p>
        )}
        {currentData?.total === 0 && mayQuote && (
          <p>
            A quote you save while signed in shows here; its price stands 30 days.{' '}
            <TextLink href="/quote">Get a quote</TextLink>
          </p>
        )}
      </Panel>
      {currentData && (
        <Pager
          label="Pages of quotes"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={(page) => (page === 1 ? '/dashboard/quotes' : `/dashboard/quotes?page=${page}`)}
        />
      )}
    </F.Page>
  );
}
