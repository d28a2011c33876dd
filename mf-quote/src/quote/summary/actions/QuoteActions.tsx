import { Skeleton, VisuallyHidden } from '@saltbush/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { NextSteps } from '../NextSteps.tsx';
import * as S from './actions.styles.ts';
import type { QuoteActionsProps } from './quote-actions.ts';

type Loaded =
  | { status: 'loading' }
  | { status: 'loaded'; Buttons: ComponentType<QuoteActionsProps> }
  | { status: 'failed' };

/**
 * The buttons of a price that can be booked. The code for their calls loads with the first price, so that the
 * calculator does not wait for it. When it cannot be loaded, mail and telephone still work.
 */
export function QuoteActions(props: QuoteActionsProps) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const isStuck = loaded.status === 'failed' && props.booking.isAsked;

  useEffect(() => {
    let isCurrent = true;
    import('./QuoteButtons.tsx').then(
      ({ QuoteButtons }) => isCurrent && setLoaded({ status: 'loaded', Buttons: QuoteButtons }),
      () => isCurrent && setLoaded({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  const showOtherWays = useEffectEvent(() => {
    props.booking.onQuestion();
    props.booking.onEnd();
  });
  useEffect(() => {
    if (isStuck) showOtherWays();
  }, [isStuck]);

  switch (loaded.status) {
    case 'loading':
      return (
        <S.Loading aria-busy="true" data-print="hide">
          <VisuallyHidden>Loading what you can do with this quote</VisuallyHidden>
          <Skeleton lines={3} height="3rem" />
        </S.Loading>
      );
    case 'loaded':
      return <loaded.Buttons {...props} />;
    case 'failed':
      return <NextSteps {...props} />;
  }
}
