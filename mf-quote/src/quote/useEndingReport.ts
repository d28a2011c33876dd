import { quoteEnding } from '@saltbush/freight';
import { useEffect, useRef } from 'react';
import { reportEnding } from '../api/reportEnding.ts';
import type { QuoteForm } from './useQuoteForm.ts';

/**
 * Tells the gateway how a price ended, once for each that was asked for: by a press of Calculate, or by the address. What
 * follows from typing on is no new question.
 */
export function useEndingReport({ summary, calculations, isQuoted, isLive }: QuoteForm): void {
  const reported = useRef<number | null>(null);
  useEffect(() => {
    if (!isLive || !isQuoted || summary.status === 'waiting' || reported.current === calculations) return;
    reported.current = calculations;
    void reportEnding(quoteEnding(summary));
  }, [summary, calculations, isQuoted, isLive]);
}
