import { type ComponentType, useSyncExternalStore } from 'react';
import { stopKeepingClicks } from '../start/earlyClicks.ts';

/** React answers it by rendering the page anew in place of the server's HTML. */
export class OtherReleaseError extends Error {
  readonly code = 'other-release';

  constructor() {
    super('The HTML came from another release than the page.');
    this.name = 'OtherReleaseError';
  }
}

const neverChanges = () => () => {};

/**
 * A page that arrived after React had started. Where the server's HTML waits for it, it takes that over only if the same
 * release rendered it: React does not compare attributes, so another release's would stay.
 */
export function latePage(Page: ComponentType, isAsRendered: boolean): ComponentType {
  stopKeepingClicks();
  return function LatePage() {
    const isTakingOver = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    );
    if (isTakingOver && !isAsRendered) throw new OtherReleaseError();
    return <Page />;
  };
}
