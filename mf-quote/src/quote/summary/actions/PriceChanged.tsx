import { formatAud, type Quote } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import { useEffect, useId, useRef } from 'react';
import * as S from './actions.styles.ts';

interface Props {
  /** As the page shows it. */
  shown: Quote;
  /** As the gateway prices it now. */
  current: Quote;
  busy: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** Two totals side by side. Nothing is saved before the visitor says which. */
export function PriceChanged({ shown, current, busy, onAnswer }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <S.Change aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        The price has changed
      </h3>
      <p>Our current price for this freight differs from the one on your screen. Nothing is saved yet.</p>
      <S.Prices>
        <div>
          <dt>Price you saw</dt>
          <dd>{formatAud(shown.totalIncGstCents)}</dd>
          <dd>{formatAud(shown.totalExGstCents)} ex GST</dd>
        </div>
        <div data-part="new">
          <dt>New price</dt>
          <dd>{formatAud(current.totalIncGstCents)}</dd>
          <dd>{formatAud(current.totalExGstCents)} ex GST</dd>
        </div>
      </S.Prices>
      <S.Answers>
        <Button busy={busy} busyLabel="Saving..." onClick={() => onAnswer(true)}>
          Accept the new price
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          Back
        </Button>
      </S.Answers>
    </S.Change>
  );
}
