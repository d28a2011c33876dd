import { HOST_START_MARK } from './host-start-mark.ts';

/**
 * When the visitor began to wait, in milliseconds of the document's clock: with the page, once it is on show if the
 * browser made it ready ahead, or when a quiet page began to start its host.
 */
export function beganMs(): number {
  const [page] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  const [mark] = performance.getEntriesByName(HOST_START_MARK);
  return Math.max(page?.activationStart ?? 0, mark?.startTime ?? 0);
}
