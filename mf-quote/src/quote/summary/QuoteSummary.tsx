import { Icon, icons, Spinner } from '@saltbush/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { QuoteForm } from '../quote-form.ts';
import { NoPrice } from './NoPrice.tsx';
import { PricedQuote } from './PricedQuote.tsx';
import * as S from './QuoteSummary.styles.ts';

interface Props {
  form: QuoteForm;
  headingId: string;
  /** Of the button that opens and closes the sheet. */
  foldRef: RefObject<HTMLButtonElement | null>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/**
 * The price, once calculated; it then follows the form, so that it never differs from the cards. Each calculation moves
 * the focus to its heading. Folded, it is a bar with the total, or with why there is none.
 */
export function QuoteSummary({ form, headingId, foldRef, isFolded, onFold }: Props) {
  const { summary, calculations, isBusy } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = summary.status === 'waiting';

  useEffect(() => {
    if (calculations > 0) heading.current?.focus();
  }, [calculations]);

  return (
    <S.Region aria-labelledby={headingId} aria-busy={isBusy} data-folded={!isWaiting && isFolded ? '' : undefined}>
      <S.Head>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Quote summary
        </h2>
        {isBusy && <Spinner size={20} />}
        {!isWaiting && (
          <S.Fold ref={foldRef} type="button" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
            {isFolded ? 'Details' : 'Close'}
            <Icon path={icons.chevronDown} size={18} />
          </S.Fold>
        )}
      </S.Head>
      <S.Said>
        {isWaiting && <S.Lead>Your price appears here, line by line, before and after GST.</S.Lead>}
        {(summary.status === 'priced' || summary.status === 'indicative') && (
          <PricedQuote
            quote={summary.quote}
            message={summary.status === 'indicative' ? summary.message : null}
            form={form}
            // `flushSync`, because the page that gets the focus is inert while the sheet is open.
            onLeave={() => flushSync(() => onFold(true))}
            onQuestion={() => onFold(false)}
          />
        )}
        {summary.status === 'refused' && <NoPrice refusal={summary} form={form} />}
      </S.Said>
    </S.Region>
  );
}
