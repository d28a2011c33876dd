import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { formatAud, formatDate, type QuoteRequest } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { Button, ButtonLink, icons, TextLink } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../api/failureOf.ts';
import { useRepriceQuoteMutation } from '../api/repriceQuote.ts';
import { quoteSearch } from '../quote/quoteSearch.ts';
import * as S from '../record/record.styles.ts';
import { FailureNotice } from '../sharing/FailureNotice.tsx';
import { TwoPrices } from '../sharing/TwoPrices.tsx';

/** The calculator with the answers of a quote, without its pickup date, which has passed or is closed. */
function calculatorHref(request: QuoteRequest): string {
  return `/quote${quoteSearch({ ...request, pickupDate: '' }, { now: null, isQuoted: false })}`;
}

type Repricing =
  | { status: 'offered' }
  | { status: 'working' }
  | { status: 'failed'; failure: Failure }
  | { status: 'repriced'; saved: SavedQuote };

/** Prices an expired quote at today's rates and shows both prices. The old quote stays unchanged. */
export function Reprice({ saved }: { saved: SavedQuote }) {
  const [repricing, setRepricing] = useState<Repricing>({ status: 'offered' });
  const [repriceQuote] = useRepriceQuoteMutation();
  const [submission] = useState(newSubmissionId);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRepriced = repricing.status === 'repriced';

  useEffect(() => {
    if (isRepriced) heading.current?.focus();
  }, [isRepriced]);

  const reprice = async () => {
    if (repricing.status === 'working') return;
    setRepricing({ status: 'working' });
    const { data, error } = await repriceQuote({ token: saved.token, submissionId: submission });
    setRepricing(data ? { status: 'repriced', saved: data } : { status: 'failed', failure: failureOf(error ?? {}) });
  };

  if (repricing.status === 'repriced') {
    const { reference, token, quote, validUntil, request } = repricing.saved;
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Re-priced as {reference}
        </h2>
        <TwoPrices
          before={{ label: `${saved.reference}, expired`, quote: saved.quote }}
          after={{ label: `${reference}, until ${formatDate(validUntil)}`, quote }}
        />
        {request.pickupDate !== '' && <S.Small>The price is for pickup on {formatDate(request.pickupDate)}.</S.Small>}
        <S.Acts>
          <ButtonLink href={`/quotes/${token}/book`} iconAfter={icons.arrowRight} isFullWidth>
            Book for {formatAud(quote.totalIncGstCents)}
          </ButtonLink>
          <ButtonLink href={`/quotes/${token}`} variant="secondary" isFullWidth>
            Open {reference}
          </ButtonLink>
        </S.Acts>
      </>
    );
  }
  const { status } = repricing;
  const isRefused = status === 'failed' && /^quote-/.test(repricing.failure.code);
  return (
    <>
      <S.Small>
        Re-pricing asks for nothing again. You get a new reference at today's rates, beside the old price, and decide
        then.
      </S.Small>
      <S.Acts>
        <Button
          isFullWidth
          iconBefore={icons.repeat}
          busy={status === 'working'}
          busyLabel="Pricing..."
          onClick={() => void reprice()}
        >
          Re-price
        </Button>
      </S.Acts>
      {status === 'failed' && <FailureNotice failure={repricing.failure} />}
      {isRefused && (
        <p>
          <TextLink href={calculatorHref(saved.request)} iconAfter={icons.arrowRight}>
            Change it in the calculator
          </TextLink>
        </p>
      )}
    </>
  );
}
