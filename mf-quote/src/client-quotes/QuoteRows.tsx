import { formatAud, formatDate, routeOf } from '@saltbush/freight';
import * as S from '@saltbush/portal/record-rows.styles';
import * as R from '@saltbush/portal/rows.styles';
import type { SavedQuote } from '@saltbush/quotes/api';
import { Badge, ButtonLink, icons } from '@saltbush/ui';
import { useMay } from '../api/useMay.ts';

/** Saved quotes, each with what can be done: book it, price it again, or open its booking. */
export function QuoteRows({ rows }: { rows: readonly SavedQuote[] }) {
  const may = { book: useMay('book'), quote: useMay('quote') };
  return (
    <R.List>
      {rows.map((saved) => (
        <S.Row key={saved.reference}>
          <S.Main>
            <h3>
              <a href={`/quotes/${saved.token}`}>{saved.reference}</a>
            </h3>
            <p>{routeOf(saved.request)}</p>
            <p data-soft>{saved.quote.serviceName}</p>
          </S.Main>
          <S.Amount>
            <b>{formatAud(saved.quote.totalIncGstCents)}</b>
            <span>inc GST</span>
          </S.Amount>
          <S.Standing>
            <Standing saved={saved} may={may} />
          </S.Standing>
        </S.Row>
      ))}
    </R.List>
  );
}

interface StandingProps {
  saved: SavedQuote;
  /** What the client's role lets them do. */
  may: { book: boolean; quote: boolean };
}

function Standing({ saved: { status, token, reference, validUntil, bookingReference }, may }: StandingProps) {
  switch (status) {
    case 'saved':
      return (
        <>
          <span>Valid until {formatDate(validUntil)}</span>
          {may.book && (
            <ButtonLink href={`/quotes/${token}/book`} size="small" aria-label={`Book ${reference}`}>
              Book
            </ButtonLink>
          )}
        </>
      );
    case 'expired':
      return (
        <>
          <span>Expired {formatDate(validUntil)}</span>
          {may.quote && (
            <ButtonLink
              href={`/quotes/${token}`}
              variant="secondary"
              size="small"
              iconBefore={icons.repeat}
              aria-label={`Re-price ${reference}`}
            >
              Re-price
            </ButtonLink>
          )}
        </>
      );
    case 'booked':
      return (
        <>
          <Badge tone="good">Booked</Badge>
          {bookingReference && <a href={`/dashboard/shipments/${bookingReference}`}>{bookingReference}</a>}
        </>
      );
  }
}
