import type { Quote, QuoteRequest } from '@saltbush/freight';
import { Skeleton, VisuallyHidden } from '@saltbush/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { NextSteps } from '../NextSteps.tsx';

export interface QuoteActionsProps {
  request: QuoteRequest;
  quote: Quote;
}

type Loaded =
  | { status: 'loading' }
  | { status: 'loaded'; Buttons: ComponentType<QuoteActionsProps> }
  | { status: 'failed' };

/**
 * What one can do with a price that can be booked. The calls to the gateway come with the first price, so that the
 * calculator does not wait for them; if they cannot be had, mail and telephone still work.
 */
export function QuoteActions(props: QuoteActionsProps) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });

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

  switch (loaded.status) {
    case 'loading':
      return (
        <div aria-busy="true" data-print="hide">
          <VisuallyHidden>Loading what you can do with this quote</VisuallyHidden>
          <Skeleton lines={3} height="3rem" />
        </div>
      );
    case 'loaded':
      return <loaded.Buttons {...props} />;
    case 'failed':
      return <NextSteps {...props} />;
  }
}
