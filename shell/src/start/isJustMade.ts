interface Navigation extends PerformanceNavigationTiming {
  /** `navigational-prefetch` for a page that was fetched ahead. Not in every browser. */
  deliveryType?: string;
  /** When a page that was made ready ahead came on show; 0 for others. Not in every browser. */
  activationStart?: number;
}

const MOMENT_MS = 10_000;

/**
 * Whether the gateway has made this page, or confirmed that it is unchanged, a moment ago. A page that the browser kept,
 * fetched ahead or made ready ahead may be for a visitor who has signed in or out since.
 */
export function isJustMade(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  if (!navigation) return false;
  const { transferSize, deliveryType, activationStart = 0, responseStart } = navigation;
  // A confirmation counts its headers, an answer of the browser's own nothing.
  const isFromGateway = transferSize > 0 && deliveryType !== 'navigational-prefetch' && activationStart === 0;
  return isFromGateway && performance.now() - responseStart < MOMENT_MS;
}
