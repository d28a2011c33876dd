import { formatAud, formatDate, type Quote, quoteValidUntil, routeOf } from '@saltbush/freight';
import { Badge, Button, icons, Notice, TextLink } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { PriceLines } from '../../price/PriceLines.tsx';
import { RoleNotice } from '../../role/RoleNotice.tsx';
import type { QuoteForm } from '../quote-form.ts';
import { PrintButton } from './actions/PrintButton.tsx';
import { QuoteActions } from './actions/QuoteActions.tsx';
import { submissionKey } from './actions/submissions.ts';
import { CustomQuote } from './CustomQuote.tsx';
import { customQuoteHref } from './customQuoteHref.ts';
import * as S from './QuoteSummary.styles.ts';
import { quoteFacts } from './quoteFacts.ts';

interface Props {
  quote: Quote;
  /** Beside an indicative price: why it is only indicative. */
  message: string | null;
  form: QuoteForm;
  /** The visitor turned to the page beside the summary. */
  onLeave: () => void;
  /** The visitor has to read or answer something that a folded sheet hides. */
  onQuestion: () => void;
}

const LONG_PRICE = 8;

function showLaterCharges(): void {
  const heading = document.querySelector<HTMLElement>('#later-charges h2');
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView();
}

/** A quote with its total and the Book button, its badges, every line, and its other buttons. */
export function PricedQuote({ quote, message, form: { request, now }, onLeave, onQuestion }: Props) {
  // The visitor asked to book at exactly this price. At another price they must ask again.
  const price = submissionKey(request, quote);
  const [askedPrice, setAskedPrice] = useState<string | null>(null);
  const [mayBook, setMayBook] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const booking = { isAsked: askedPrice === price, button, onEnd: () => setAskedPrice(null), onQuestion };
  const totalInc = formatAud(quote.totalIncGstCents);
  const facts = quoteFacts(quote);
  return (
    <>
      <S.Price
        data-length={totalInc.length > LONG_PRICE ? 'long' : undefined}
        data-said={[`${quote.serviceName}: ${totalInc} inc GST.`, message].filter(Boolean).join(' ')}
      >
        <strong>{totalInc}</strong>
        <span>Total inc GST</span>
      </S.Price>
      {quote.isBookable && mayBook && (
        <S.Book>
          <Button
            ref={button}
            iconAfter={icons.arrowRight}
            isFullWidth
            size="large"
            busy={booking.isAsked}
            aria-label={booking.isAsked ? 'Saving your quote...' : 'Book This Quote'}
            onClick={() => setAskedPrice(price)}
          >
            {/* The bar of a phone has room for the first word. */}
            <span>
              Book<span> This Quote</span>
            </span>
          </Button>
        </S.Book>
      )}
      <S.Details>
        <S.Route>{routeOf(request)}</S.Route>
        <S.Badges>
          <Badge tone="brand">{quote.serviceName}</Badge>
          {quote.turnaround && <Badge tone="neutral">{quote.turnaround}</Badge>}
          {quote.badges.map((badge) => (
            <Badge key={badge} tone={quote.needsReview ? 'warn' : 'neutral'}>
              {badge}
            </Badge>
          ))}
        </S.Badges>
        {message && <Notice tone="warn">{message}</Notice>}
        {quote.isBookable && <RoleNotice onRole={setMayBook} />}
        <PriceLines quote={quote} />
        {facts.length > 0 && <S.Facts>{facts.join(' · ')}</S.Facts>}
        {quote.notes.map((note) => (
          <Notice key={note} tone="warn">
            {note}
          </Notice>
        ))}
        {quote.isBookable ? (
          <>
            {mayBook ? <QuoteActions quote={quote} request={request} booking={booking} /> : <PrintButton />}
            {message && (
              <TextLink href={customQuoteHref(request, { said: message, quote })}>
                Ask for a custom quote instead
              </TextLink>
            )}
          </>
        ) : (
          <CustomQuote request={request} said={message} quote={quote} />
        )}
        {quote.isBookable && (
          <S.Terms>
            Valid until {formatDate(quoteValidUntil(now))} on our <TextLink href="/terms">terms</TextLink>.
          </S.Terms>
        )}
        <S.Jump
          type="button"
          data-print="hide"
          onClick={() => {
            onLeave();
            showLaterCharges();
          }}
        >
          What could still be added
        </S.Jump>
      </S.Details>
    </>
  );
}
