import { type RequestOptions, request } from '@saltbush/contract';
import type { LiveState } from '@saltbush/contract/boot';
import { readLive } from './readLive.ts';

/**
 * Asks the gateway what this visitor would get now.
 * @throws when the gateway gives no answer.
 */
export async function askForLive(
  address = '/api/site/live',
  options: Pick<RequestOptions, 'signal'> = {},
): Promise<LiveState> {
  return readLive(await request<Partial<LiveState>>([address], options));
}
