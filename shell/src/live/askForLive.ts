import { request } from '@saltbush/contract';
import type { LiveState } from '@saltbush/contract/boot';

/**
 * What a page of this visitor would be made of now.
 * @throws when the gateway does not say.
 */
export async function askForLive(): Promise<LiveState> {
  const answer = await request<Partial<LiveState>>(['/api', 'site', 'live']);
  if (typeof answer?.revision === 'number' && Array.isArray(answer.remotes)) return answer as LiveState;
  throw new Error('The gateway did not say what is live.');
}
