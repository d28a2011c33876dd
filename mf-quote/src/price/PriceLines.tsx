import { formatAud, formatBasisPoints, type Quote } from '@saltbush/freight';
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
          <dd>{formatAud(quote.totalIncGstCents)}</dd>
        </div>
      </S.Totals>
    </div>
  );
}
