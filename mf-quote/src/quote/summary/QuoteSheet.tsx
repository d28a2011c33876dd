import { Button, CopyLink, ReasonList, useMedia, WithoutScripts } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useId, useRef } from 'react';
import { PaperQuote } from '../paper/PaperQuote.tsx';
import type { QuoteForm } from '../quote-form.ts';
import * as S from './QuoteSheet.styles.ts';
import { QuoteSummary } from './QuoteSummary.tsx';
import { useFolding } from './useFolding.ts';
import { useModal } from './useModal.ts';

/** Up to this width the price is a sheet over the page, not a card beside the form. */
const SHEET_QUERY = '(max-width: 63.99em)';

interface Props {
  form: QuoteForm;
  /** What the address would hold, for the link to this quote; empty while there is nothing to link to. */
  search: string;
}

/**
 * The price and how to book it: a card beside the form on large screens, and on small ones a bar at the lower edge that
 * opens to a sheet over the page. The open sheet is a dialog: the page behind it is inert, Escape or a press outside
 * closes it, and the focus returns to the button that opens it.
 */
export function QuoteSheet({ form, search }: Props) {
  const { request, now, isLive, missing, isBusy, summary, isTouched, calculations } = form;
  const panel = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const reasonsId = useId();
  const [isFolded, setIsFolded] = useFolding(calculations);
  const isSheet = useMedia(SHEET_QUERY, false);
  const isModal = isSheet && !isFolded && summary.status !== 'waiting';
  useModal(panel, isModal, () => {
    setIsFolded(true);
    fold.current?.focus();
  });
  return (
    <S.Panel
      ref={panel}
      data-state={summary.status}
      {...(isModal && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': headingId })}
    >
      {isModal && <S.ScrollLock />}
      {(summary.status === 'priced' || summary.status === 'indicative') && (
        <PaperQuote quote={summary.quote} request={request} now={now} />
      )}
      <QuoteSummary form={form} headingId={headingId} foldRef={fold} isFolded={isFolded} onFold={setIsFolded} />
      <S.Actions>
        <Button
          type="submit"
          variant={summary.status === 'waiting' ? 'primary' : 'quiet'}
          size="large"
          isFullWidth
          busy={isBusy}
          busyLabel="Calculating..."
          disabled={isLive && missing.length > 0}
          aria-describedby={missing.length > 0 ? reasonsId : undefined}
        >
          Calculate Quote
        </Button>
        <ReasonList id={reasonsId} title="To get a price:" reasons={missing} />
        {isTouched && search !== '' && (
          <CopyLink path={`/quote${search}`} label="Copy link to this quote" size="small" />
        )}
      </S.Actions>
      <WithoutScripts does="Quotes are saved and booked" instead="we book it for you" email={brand.salesEmail} />
    </S.Panel>
  );
}
