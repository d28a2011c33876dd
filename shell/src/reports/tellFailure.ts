import type { ErrorInfo } from 'react';

/**
 * Tells the gateway what was thrown, or of the event that says so. What that takes is fetched only now, since most visits
 * never need it, and with the frame to work in: a chunk of its own would cost every page 0.1 kB for its address and hash.
 */
export function tellFailure(thrown: unknown, info?: ErrorInfo): void {
  import(/* webpackChunkName: "work-frame" */ './sendFailure.ts').then(
    ({ sendFailure }) => sendFailure(thrown, info),
    () => {},
  );
}
