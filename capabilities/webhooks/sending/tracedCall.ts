import { type ActiveSpan, runIn } from '@saltbush/capability/traces';
import type { WebhookAnswer } from '../api/deliveries.ts';

export const CALL = 'send a webhook';

/** Does a call in its span, which learns what came of it: never what was sent, where to, or the words of the answer. */
export async function tracedCall<A extends WebhookAnswer | null>(
  span: ActiveSpan | undefined,
  call: () => Promise<A>,
): Promise<A> {
  if (span === undefined) return call();
  try {
    const answer = await runIn(span, call);
    const status = answer?.status ?? null;
    if (status !== null) span.note({ 'http.response.status_code': status });
    const isTaken = answer === null || answer.fault === '';
    span.end(isTaken ? undefined : { code: status === null ? 'no-answer' : String(status) });
    return answer;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
