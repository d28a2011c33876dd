import type { Quote, QuoteRequest } from '@saltbush/freight';
import { NextSteps } from '../NextSteps.tsx';

/** What one can do with a price that can be booked. */
export function QuoteActions({ quote, request }: { quote: Quote; request: QuoteRequest }) {
  return <NextSteps quote={quote} request={request} />;
}
