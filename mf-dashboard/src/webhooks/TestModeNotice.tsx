import { Notice, TextLink } from '@saltbush/ui';

/** Says what the webhooks of the test mode tell of. */
export function TestModeNotice() {
  return (
    <Notice tone="info" title="These tell of what your programs try out">
      <p>
        What is booked with a test key, or tried on the page <TextLink href="/developers">for developers</TextLink>, is
        told here as real freight would be. Nothing of it is carried or charged. The test mode is emptied with each
        month, its webhooks too.
      </p>
    </Notice>
  );
}
