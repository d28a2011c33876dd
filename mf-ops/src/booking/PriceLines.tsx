import { formatAud, formatBasisPoints, type Quote } from '@saltbush/freight';
import { Badge } from '@saltbush/ui';
import * as S from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';

/** The quoted price, line by line. */
export function PriceLines({ quote, quoteReference }: { quote: Quote; quoteReference: string }) {
  return (
    <DeskCard heading={`Price of quote ${quoteReference}`}>
      {quote.needsReview && (
        <div>
          <Badge tone="warn">Confirm the price before you accept</Badge>
        </div>
      )}
      <S.Facts data-align="end">
        {quote.lines.map(({ label, amountCents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAud(amountCents)}</dd>
          </div>
        ))}
        <div>
          <dt>Total ex GST</dt>
          <dd>{formatAud(quote.totalExGstCents)}</dd>
        </div>
        <div>
          <dt>GST {formatBasisPoints(quote.gstBasisPoints)}</dt>
          <dd>{formatAud(quote.gstCents)}</dd>
        </div>
        <div data-total="">
          <dt>Total inc GST</dt>
          <dd>{formatAud(quote.totalIncGstCents)}</dd>
        </div>
      </S.Facts>
    </DeskCard>
  );
}
