import { formatAud, formatBasisPoints, formatDate, type Quote, quoteValidUntil } from '@saltbush/freight';
import { Badge, FactList, Notice, TextLink } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import { QuoteActions } from './actions/QuoteActions.tsx';
import { NextSteps } from './NextSteps.tsx';
import * as S from './QuoteSummary.styles.ts';
import { quoteFacts } from './quoteFacts.ts';

interface Props {
  quote: Quote;
  /** Beside an indicative price: why it is only that. */
  message: string | null;
  form: QuoteForm;
}

const LONG_PRICE = 8;

/** A quote with its total, its badges, every line, and what one can do with it. */
export function PricedQuote({ quote, message, form: { request, now } }: Props) {
  const totalInc = formatAud(quote.totalIncGstCents);
  const facts = quoteFacts(quote);
  return (
    <>
      <S.Price data-length={totalInc.length > LONG_PRICE ? 'long' : undefined}>
        <strong>{totalInc}</strong>
        <span>Total inc GST</span>
      </S.Price>
      <S.Details>
        <S.Route>
          {request.mode === 'metro-hourly' ? `${request.pickup} Metro` : `${request.pickup} to ${request.delivery}`}
        </S.Route>
        <S.Badges>
          <Badge tone="brand">{quote.serviceName}</Badge>
          {quote.turnaround && <Badge tone="neutral">{quote.turnaround}</Badge>}
          {quote.badges.map((badge) => (
            <Badge key={badge} tone={quote.needsReview ? 'warn' : 'neutral'}>
              {badge}
            </Badge>
          ))}
        </S.Badges>
        {message && <Notice tone="warn">{message}</Notice>}
        <FactList
          align="end"
          aria-label="Price"
          rows={quote.lines.map(({ label, amountCents }) => ({ term: label, detail: formatAud(amountCents) }))}
        />
        <S.Totals>
          <div>
            <dt>Total ex GST</dt>
            <dd>{formatAud(quote.totalExGstCents)}</dd>
          </div>
          <div data-part="gst">
            <dt>GST {formatBasisPoints(quote.gstBasisPoints)}</dt>
            <dd>{formatAud(quote.gstCents)}</dd>
          </div>
          <div>
            <dt>Total inc GST</dt>
            <dd>{totalInc}</dd>
          </div>
        </S.Totals>
        {facts.length > 0 && <S.Facts>{facts.join(' · ')}</S.Facts>}
        {quote.notes.map((note) => (
          <Notice key={note} tone="warn">
            {note}
          </Notice>
        ))}
        {quote.isBookable ? (
          <QuoteActions quote={quote} request={request} />
        ) : (
          <NextSteps quote={quote} request={request} />
        )}
        {quote.isBookable && now !== null && (
          <S.Terms>
            Valid until {formatDate(quoteValidUntil(now))} on our <TextLink href="/terms">terms</TextLink>. Waiting time
            beyond the free time is charged separately.
          </S.Terms>
        )}
      </S.Details>
    </>
  );
}
