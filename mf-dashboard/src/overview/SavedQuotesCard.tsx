import { apiError } from '@saltbush/calls';
import { TextLink } from '@saltbush/ui';
import { useClientQuotesQuery } from '../api/clientQuotes.ts';
import { FRESH } from '../api/fresh.ts';
import { useMay } from '../api/useMay.ts';
import { Panel } from '../frame/Panel.tsx';
import { PanelSkeleton } from '../frame/PanelSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { QuoteRows } from '../quotes/QuoteRows.tsx';
import * as S from './OverviewPanel.styles.ts';

const SHOWN = 3;

/** The latest open quotes, to book or price again. */
export function SavedQuotesCard() {
  const { data, isFetching, refetch, ...query } = useClientQuotesQuery(1, FRESH);
  const error = apiError(query.error);
  const mayQuote = useMay('quote');
  const open = data?.rows.filter(({ status }) => status !== 'booked').slice(0, SHOWN) ?? [];
  return (
    <Panel title="Saved Quotes" beside={data && data.total > 0 && <S.More href="/dashboard/quotes">All quotes</S.More>}>
      {error && !data && (
        <Trouble
          title="Your quotes could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
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
