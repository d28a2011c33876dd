import { formatMoment, type Quote, type QuoteRequest } from '@saltbush/freight';
import { FactList } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { consignmentFacts } from '../../price/consignmentFacts.ts';
import * as S from './PaperQuote.styles.ts';

interface Props {
  quote: Quote;
  request: QuoteRequest;
  /** Milliseconds. */
  now: number;
}

/** Shown on paper only, in place of the form: our name, the date, and what the price is for. */
export function PaperQuote({ quote, request, now }: Props) {
  return (
    <S.Paper>
      <p>
        {brand.legalName}, ABN {brand.abn}
        <br />
        {brand.phone}, {brand.salesEmail}
        <br />
        Priced on {formatMoment(now, 'Australia/Sydney')}. A booking is confirmed once we accept it.
      </p>
      <FactList aria-label="Consignment" rows={consignmentFacts(request, quote)} />
    </S.Paper>
  );
}
