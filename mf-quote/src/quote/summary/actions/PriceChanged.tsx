import type { Quote } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import { useEffect, useId, useRef } from 'react';
import { TwoPrices } from '../../../sharing/TwoPrices.tsx';
import * as S from './actions.styles.ts';

interface Props {
  /** The quote as the page shows it. */
  shown: Quote;
  /** The quote as the gateway prices it now. */
  current: Quote;
  busy: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** Two totals side by side. Nothing is saved until the visitor chooses. */
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
      <TwoPrices before={{ label: 'Price you saw', quote: shown }} after={{ label: 'New price', quote: current }} />
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
