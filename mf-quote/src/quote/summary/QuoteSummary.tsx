import { Icon, Spinner } from '@saltbush/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { QuoteForm } from '../useQuoteForm.ts';
import { NoPrice } from './NoPrice.tsx';
import { PricedQuote } from './PricedQuote.tsx';
import * as S from './QuoteSummary.styles.ts';
import { useFolding } from './useFolding.ts';

/**
 * The price, once calculated; it then follows the form, so that it never differs from the cards. Each calculation moves
 * the focus to its heading. On small screens it is a bar with the total, or with why there is none, that opens to a
 * sheet; Escape closes it.
 */
export function QuoteSummary({ form }: { form: QuoteForm }) {
  const { summary, calculations, isBusy } = form;
  const headingId = useId();
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const [isFolded, setIsFolded] = useFolding(region, calculations);
  const isWaiting = summary.status === 'waiting';

  useEffect(() => {
    if (calculations > 0) heading.current?.focus();
  }, [calculations]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isWaiting || isFolded) return;
    setIsFolded(true);
    fold.current?.focus();
  };

  return (
    <S.Region
      ref={region}
      aria-labelledby={headingId}
      aria-busy={isBusy}
      data-folded={!isWaiting && isFolded ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <S.Head>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Quote summary
        </h2>
        {isBusy && <Spinner size={20} />}
        {!isWaiting && (
          <S.Fold ref={fold} type="button" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
            {isFolded ? 'Details' : 'Close'}
            <Icon name="chevron-down" size={18} />
          </S.Fold>
        )}
      </S.Head>
      <S.Said aria-live="polite">
        {isWaiting && <S.Lead>Your price appears here, line by line, before and after GST.</S.Lead>}
        {(summary.status === 'priced' || summary.status === 'indicative') && (
          <PricedQuote
            quote={summary.quote}
            message={summary.status === 'indicative' ? summary.message : null}
            form={form}
            onLeave={() => setIsFolded(true)}
            onQuestion={() => setIsFolded(false)}
          />
        )}
        {summary.status === 'refused' && <NoPrice refusal={summary} form={form} />}
      </S.Said>
    </S.Region>
  );
}
