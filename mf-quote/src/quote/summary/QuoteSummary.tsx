import { Spinner } from '@saltbush/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { QuoteForm } from '../useQuoteForm.ts';
import { NoPrice } from './NoPrice.tsx';
import { PricedQuote } from './PricedQuote.tsx';
import * as S from './QuoteSummary.styles.ts';

/**
 * The price, once calculated; it then follows the form, so that it never differs from the cards. Each calculation moves
 * the focus to its heading.
 */
export function QuoteSummary({ form }: { form: QuoteForm }) {
  const { summary, calculations, isBusy } = form;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFolded, setIsFolded] = useState(false);
  const isPriced = summary.status === 'priced' || summary.status === 'indicative';

  useEffect(() => {
    if (calculations === 0) return;
    setIsFolded(false);
    heading.current?.focus();
  }, [calculations]);

  return (
    <S.Region aria-labelledby={headingId} aria-busy={isBusy} data-folded={isPriced && isFolded ? '' : undefined}>
      <S.Head>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Quote summary
        </h2>
        {isBusy && <Spinner size={20} />}
        {isPriced && (
          <S.Fold type="button" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
            {isFolded ? 'Show every line' : 'Show the total only'}
          </S.Fold>
        )}
      </S.Head>
      <div aria-live="polite">
        {summary.status === 'waiting' && <S.Lead>Your price appears here, line by line, before and after GST.</S.Lead>}
        {(summary.status === 'priced' || summary.status === 'indicative') && (
          <PricedQuote
            quote={summary.quote}
            message={summary.status === 'indicative' ? summary.message : null}
            form={form}
          />
        )}
        {summary.status === 'refused' && (
          <S.Refusal>
            <NoPrice message={summary.message} />
          </S.Refusal>
        )}
      </div>
    </S.Region>
  );
}
