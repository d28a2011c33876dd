import { Notice } from '@saltbush/ui';

/** In place of the form when its script did not arrive. */
export function TryMissing() {
  return (
    <Notice tone="warn" title="The form did not arrive" role="alert">
      <p>Check your connection and load the page again.</p>
    </Notice>
  );
}
