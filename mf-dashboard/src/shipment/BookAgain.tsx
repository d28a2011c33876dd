import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { formatAud, formatDate } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import type { SavedQuote } from '@saltbush/quotes/api';
import { Button, ButtonLink, icons, keepTogether, Notice, TextLink } from '@saltbush/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { usePriceAgainMutation } from '../api/priceAgain.ts';
import * as S from './shipment.styles.ts';

/** When it would be picked up: the next business day, where the service has closed for today. */
const day = ({ request: { pickupDate } }: SavedQuote) =>
  pickupDate ? `for pickup on ${formatDate(pickupDate)}` : 'today';

interface BookAgainProps {
  shipment: ShipmentDetail;
  /** Whether the client has asked for it already, so that it is priced at once. */
  isAsked?: boolean;
}

/** Prices the same freight today. The client sees the price before booking. */
export function BookAgain({ shipment: { reference, quoteToken, quote }, isAsked = false }: BookAgainProps) {
  const [priceAgain, { data: repriced, isLoading, error }] = usePriceAgainMutation();
  const [submissionId] = useState(newSubmissionId);
  const outcome = useRef<HTMLParagraphElement>(null);
  const failure = apiError(error);

  const price = () => void priceAgain({ quoteToken, submissionId });
  const begin = useEffectEvent(price);
  // One submission makes one quote, however often this runs.
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);

  // The button that was pressed is gone, so the focus moves to what it led to.
  useEffect(() => {
    if (repriced) outcome.current?.focus();
  }, [repriced]);

  return (
    <Panel title="Send the same again">
      <S.Acts>
        {repriced ? (
          <>
            <p ref={outcome} tabIndex={-1}>
              {keepTogether(
                `${formatAud(repriced.quote.totalIncGstCents)} inc GST ${day(repriced)}, saved as ${repriced.reference}. Last time: ${formatAud(quote.totalIncGstCents)} inc GST.`,
              )}
            </p>
            <ButtonLink
              href={`/quotes/${repriced.token}/book?again=${reference}`}
              size="small"
              iconAfter={icons.arrowRight}
            >
              Book for {formatAud(repriced.quote.totalIncGstCents)}
            </ButtonLink>
            <TextLink href={`/quotes/${repriced.token}`}>Look at the quote first</TextLink>
          </>
        ) : (
          <>
            <F.Small>
              We price the same freight at today's rates. Stops, contacts and goods are copied for you to check; nothing
              is booked until you say so.
            </F.Small>
            <Button
              variant="secondary"
              size="small"
              iconBefore={icons.repeat}
              busy={isLoading}
              busyLabel="Pricing..."
              onClick={price}
            >
              Book again
            </Button>
          </>
        )}
        {failure && (
          <Notice tone="danger" title="It could not be priced again" role="alert">
            {keepTogether(failureText(failure))} <TextLink href="/quote">Open the calculator</TextLink>
          </Notice>
        )}
      </S.Acts>
    </Panel>
  );
}
