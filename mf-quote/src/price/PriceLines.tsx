import { formatAud, type Quote, quoteTotals } from '@saltbush/freight';
import { FactList } from '@saltbush/ui';
import * as S from './PriceLines.styles.ts';

/** Every line of a price, then the total before and after GST, both in full size. */
export function PriceLines({ quote }: { quote: Quote }) {
  return (
    <div>
      <FactList
        align="end"
        aria-label="Price"
        rows={quote.lines.map(({ label, amountCents }) => ({ term: label, detail: formatAud(amountCents) }))}
      />
      <S.Totals aria-label="Totals">
        {quoteTotals(quote).map(({ part, label, amount }) => (
          <div key={part} data-part={part}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </S.Totals>
    </div>
  );
}
