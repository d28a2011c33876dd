import { type ComponentType, useSyncExternalStore } from 'react';
import { stopKeepingClicks } from '../early-acts/earlyClicks.ts';

/** Thrown to make React render the page anew instead of hydrating the server's HTML. */
export class OtherReleaseError extends Error {
  readonly code = 'other-release';

  constructor() {
    super('The HTML came from another release than the page.');
    this.name = 'OtherReleaseError';
  }
}

const neverChanges = () => () => {};

/**
 * A page that arrived after React had started. It takes over the server's HTML only if the same release rendered it:
 * React does not compare attributes, so those of another release would stay.
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
