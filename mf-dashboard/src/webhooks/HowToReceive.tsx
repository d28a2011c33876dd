import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { useId } from 'react';
import { CHECK_SIGNATURE } from './check-signature.data.ts';
import * as S from './webhooks.styles.ts';

/** What a receiver gets, and how it knows that a request is ours. */
export function HowToReceive() {
  const id = useId();
  return (
    <Panel title="How your system knows that it is us" tone="mist">
      <F.Stacked>
        <p id={id}>
          Each event is a POST with JSON, signed as Standard Webhooks specifies it, for which there are libraries in
          most languages. In TypeScript without one:
        </p>
        {/* The host's frame adds role, name and tab stop, often before React starts. */}
        <S.Code suppressHydrationWarning data-scroller={id}>
          <pre>
            <code>{CHECK_SIGNATURE}</code>
          </pre>
        </S.Code>
        <p>
          Answer 200 to 299 within 10 seconds, then do the work. An event may come twice, and not always in order: keep
          the webhook-id of each for a day, and go by the timestamp in the body.
        </p>
      </F.Stacked>
    </Panel>
  );
}
