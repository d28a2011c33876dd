import { Panel, PanelSkeleton } from '@saltbush/portal';
import { More } from '@saltbush/portal/Panel.styles';
import { TextLink } from '@saltbush/ui';
import { useClientQuotesQuery } from '../api/clientQuotes.ts';
import { useMay } from '../api/useMay.ts';
import { QuoteRows } from './QuoteRows.tsx';
import { QuotesTrouble } from './QuotesTrouble.tsx';

const SHOWN = 3;

/** For the overview of the portal: the latest open quotes, to book or price again. */
export function ClientQuotesPart() {
  const { data, error, isFetching, refetch } = useClientQuotesQuery(1, { refetchOnMountOrArgChange: 15 });
  const mayQuote = useMay('quote');
  const open = data?.rows.filter(({ status }) => status !== 'booked').slice(0, SHOWN) ?? [];
  return (
    <Panel title="Saved Quotes" beside={data && data.total > 0 && <More href="/dashboard/quotes">All quotes</More>}>
      {error && !data && <QuotesTrouble error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label="Reading your quotes" rows={3} />}
      {open.length > 0 && <QuoteRows rows={open} />}
      {data && data.total > 0 && open.length === 0 && (
        <p>
          Every recent quote is booked. <TextLink href="/quote">Get another quote</TextLink>
        </p>
      )}
      {data && data.total === 0 && !mayQuote && <p>Your role in the company saves no quotes.</p>}
      {data && data.total === 0 && mayQuote && (
        <p>
          A quote you save while signed in shows here; its price stands 30 days.{' '}
          <TextLink href="/quote">Get a quote</TextLink>
        </p>
      )}
    </Panel>
  );
}
