import { quoteEnding } from '@saltbush/freight';
import { useEffect, useRef } from 'react';
import { reportEnding } from '../api/reportEnding.ts';
import type { QuoteForm } from './quote-form.ts';

/**
 * Reports to the gateway how a price ended, once for each request: a press of Calculate, or an address that asks for
 * it. Further typing is not a new request.
 */
export function useEndingReport({ summary, calculations, isQuoted, isLive }: QuoteForm): void {
  const reported = useRef<number | null>(null);
  useEffect(() => {
    if (!isLive || !isQuoted || summary.status === 'waiting' || reported.current === calculations) return;
    reported.current = calculations;
    void reportEnding(quoteEnding(summary));
  }, [summary, calculations, isQuoted, isLive]);
}
