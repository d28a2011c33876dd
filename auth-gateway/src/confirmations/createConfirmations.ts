import { createRateLimiter } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import type { ConfirmationStore } from './createConfirmationStore.ts';
import type { PowerAct } from './power-act.ts';

const ASKED = { name: 'confirmation', points: 30, durationSeconds: 300 };

/** Path of the page for a waiting act. */
const CONFIRM_PATH = '/confirm';

/** Stores acts of signed-in operators and staff until they confirm them. */
export function createConfirmations(
  { pool }: Pick<Database, 'pool'>,
  store: Pick<ConfirmationStore, 'add'>,
): Confirmations<PowerAct> {
  const limiter = createRateLimiter(pool, ASKED);
  return {
    async require({ label: actor, session }, act) {
      const { id: sessionId, userId } = session;
      const limited = await limiter.consume(userId);
      if (limited.status === 'limited') {
        const message = `Too many acts were asked for. Try again in ${limited.retryAfterSeconds} seconds.`;
        throw new Refusal(message, { status: 429, code: 'too-many-requests' });
      }
      const id = await store.add({ sessionId: sessionId ?? '', userId, actor, act });
      const message =
        'This gives power over the site or over personal data, so it waits until you confirm it on a page of its own. ' +
        'Open it, read what it says and confirm.';
      throw new Refusal(message, {
        status: 403,
        code: 'confirmation-needed',
        facts: { confirmUrl: `${CONFIRM_PATH}/${id}` },
      });
    },
  };
}
