import { priceRows, type Quote } from '@saltbush/freight';
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
        {priceRows(quote).map(({ part, label, amount }) => (
          <div key={label} data-total={part === 'inc-gst' ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </S.Facts>
    </DeskCard>
  );
}
