import { formatAud, type Quote } from '@saltbush/freight';
import * as S from './TwoPrices.styles.ts';

interface Price {
  label: string;
  quote: Quote;
}

/** Two totals side by side, the new one on the right. */
export function TwoPrices({ before, after }: { before: Price; after: Price }) {
  return (
    <S.Root>
      {[before, after].map(({ label, quote }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatAud(quote.totalIncGstCents)} inc GST</dd>
          <dd>{formatAud(quote.totalExGstCents)} ex GST</dd>
        </div>
      ))}
    </S.Root>
  );
}
