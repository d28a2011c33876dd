import { type RequestOptions, request } from '@saltbush/contract';
import type { LiveState } from '@saltbush/contract/boot';

/**
 * Asks the gateway what this visitor would get now.
 * @throws when the gateway gives no answer.
 */
export async function askForLive(
  address = '/api/site/live',
  options: Pick<RequestOptions, 'signal'> = {},
): Promise<LiveState> {
  const answer = await request<Partial<LiveState>>([address], options);
  if (typeof answer?.revision === 'number' && Array.isArray(answer.remotes)) return answer as LiveState;
  throw new Error('The gateway did not say what is live.');
}
