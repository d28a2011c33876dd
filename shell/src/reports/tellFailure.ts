import type { ErrorInfo } from 'react';

/**
 * Tells the gateway what was thrown, or of the event that says so. What that takes is fetched only now, since most visits
 * never need it.
 */
export function tellFailure(thrown: unknown, info?: ErrorInfo): void {
  import(/* webpackChunkName: "failure" */ './sendFailure.ts').then(
    ({ sendFailure }) => sendFailure(thrown, info?.componentStack ?? ''),
    () => {},
  );
}
