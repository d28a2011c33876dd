import { formatAud, formatDate, routeOf } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { TextLink } from '@saltbush/ui';
import { PriceLines } from '../price/PriceLines.tsx';
import * as S from './BookingForm.styles.ts';

/** What is being booked and at which price, beside the form. */
export function QuoteToBook({ saved: { token, reference, request, quote, validUntil } }: { saved: SavedQuote }) {
  const isPalletCount = quote.palletCount !== null && quote.vehicle === null;
  const load = isPalletCount ? `${quote.palletCount} ${quote.palletCount === 1 ? 'pallet' : 'pallets'}` : quote.vehicle;
  return (
    <S.Aside aria-label="What you book">
      <h2>{routeOf(request)}</h2>
      <S.Small>{[quote.serviceName, load, quote.turnaround].filter(Boolean).join(' · ')}</S.Small>
      <S.Total>
        <strong>{formatAud(quote.totalIncGstCents)}</strong>
        <span>Total inc GST</span>
      </S.Total>
      <S.Lines>
        <PriceLines quote={quote} />
      </S.Lines>
      <S.Small>
        {formatAud(quote.totalExGstCents)} ex GST.{' '}
        {quote.needsReview
          ? `${quote.badges.join('. ')}. A person confirms the price before the booking stands.`
          : `The price is locked until ${formatDate(validUntil)}.`}{' '}
        Waiting time beyond the free time is charged separately.{' '}
        <TextLink href={`/quotes/${token}`}>
          See quote <S.Reference>{reference}</S.Reference>
        </TextLink>
      </S.Small>
    </S.Aside>
  );
}
