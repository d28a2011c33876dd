import type { House } from '@saltbush/capability';
import type { WebhookAnswer } from '../api/deliveries.ts';
import { type ClaimedDelivery, claimDeliveries } from '../deliveries/claimDeliveries.ts';
import { freshDelivery } from '../deliveries/freshDelivery.ts';
import { queueNews } from '../deliveries/queueNews.ts';
import { returnDeliveries } from '../deliveries/returnDeliveries.ts';
import { settleFailure } from '../deliveries/settleFailure.ts';
import { type Delivered, settleSuccesses } from '../deliveries/settleSuccesses.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { callWebhook } from './callWebhook.ts';
import type { WebhookCaller } from './createCaller.ts';
import { oneAtATime } from './oneAtATime.ts';
import { CALL, tracedCall } from './tracedCall.ts';

/** How much one gateway sends at once: to all, and to one webhook, so that a slow one leaves places to the others. */
const MOST_AT_ONCE = 8;
const MOST_OF_ONE = 2;
/** How many are claimed ahead of all webhooks. */
const MOST_CLAIMED = 80;
/** What is claimed is not begun when less of its lease is left: somebody else may have it before this one ends. */
const LEAST_LEASE_MS = 30_000;
/** How long a gateway that closes waits for answers. */
const PATIENCE_MS = 2_000;

interface Dependencies extends WebhookParts, Pick<House, 'log' | 'traces'> {
  caller: WebhookCaller;
}

export interface Sender {
  /** Queues what has happened, and begins to send what is due. It does not wait for answers. */
  look: (at: Date, isStopped: () => boolean) => Promise<void>;
  /** Resolves once nothing is under way, and nothing due is left. */
  settled: () => Promise<void>;
  /** Waits a little for what is under way, and gives back the rest. */
  close: () => Promise<void>;
}

/** Sends the deliveries that are due. Any number of gateways can do it side by side. */
export function createSender(parts: Dependencies): Sender {
  const { database, now, log, traces } = parts;
  const claimed: ClaimedDelivery[] = [];
  const underWay: ClaimedDelivery[] = [];
  const delivered: Delivered[] = [];
  /** All work that was begun. */
  const ends = new Set<Promise<void>>();
  const stop = new AbortController();
  let isClosed = false;

  const countOf = (webhookId: number) => underWay.filter((one) => one.webhookId === webhookId).length;
  const remove = (list: ClaimedDelivery[], one: ClaimedDelivery) => list.splice(list.indexOf(one), 1);

  function begin(work: Promise<void>): void {
    const end = work
      // Whoever looks next is told why it cannot be done; what could not be stored is sent again under the same id.
      .catch((err) => log.warn({ err }, 'webhooks could not be worked on; they are sent again later'))
      .then(() => void ends.delete(end));
    ends.add(end);
  }

  const storeSuccesses = oneAtATime(async () => {
    while (delivered.length > 0) await settleSuccesses(delivered.splice(0), { ...parts, at: now() });
  });

  /** Null when it is no longer to be sent: what was claimed may have waited while its webhook was turned off. */
  function call(one: ClaimedDelivery): Promise<WebhookAnswer | null> {
    const { event, messageId, attempts, trace } = one;
    const facts = {
      ...{ 'saltbush.event': event, 'saltbush.message': `msg_${messageId}` },
      'saltbush.attempt': attempts,
    };
    return tracedCall(traces?.begin(CALL, facts, trace), async () => {
      const fresh = await freshDelivery(database.db, one);
      return fresh && callWebhook(fresh, parts, stop.signal);
    });
  }

  async function send(one: ClaimedDelivery): Promise<void> {
    const answer = await call(one).finally(() => {
      remove(underWay, one);
      fillPlaces();
    });
    if (answer === null) await returnDeliveries([one], parts);
    else if (answer.fault === '') {
      delivered.push({ claimed: one, answer });
      begin(storeSuccesses());
    } else if (stop.signal.aborted) await returnDeliveries([one], parts);
    else await settleFailure(one, answer, { ...parts, at: now(), random: Math.random() });
    if (!claimed.some(({ webhookId }) => webhookId === one.webhookId)) await claimMore();
  }

  /** Begins with what was claimed, as far as there are places. */
  function fillPlaces(): void {
    if (isClosed) return;
    for (const one of [...claimed]) {
      if (underWay.length === MOST_AT_ONCE) return;
      if (countOf(one.webhookId) === MOST_OF_ONE) continue;
      remove(claimed, one);
      if (one.leaseUntil.getTime() - now().getTime() < LEAST_LEASE_MS) begin(returnDeliveries([one], parts));
      else {
        underWay.push(one);
        begin(send(one));
      }
    }
  }

  const claimMore = oneAtATime(async () => {
    while (!isClosed && claimed.length < MOST_CLAIMED) {
      const full = underWay.filter(({ webhookId }) => countOf(webhookId) === MOST_OF_ONE);
      const busy = new Set([...claimed, ...full].map(({ webhookId }) => webhookId));
      const most = MOST_CLAIMED - claimed.length;
      const more = await claimDeliveries(database.db, { at: now(), most, busy: [...busy] });
      if (more.length === 0) return;
      claimed.push(...more);
      fillPlaces();
    }
  });

  return {
    async look(at, isStopped) {
      await queueNews(parts, at, isStopped);
      await claimMore();
    },
    async settled() {
      while (ends.size > 0) await Promise.all(ends);
    },
    async close() {
      isClosed = true;
      const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
      await claimMore().catch(() => {});
      if (claimed.length > 0) begin(returnDeliveries(claimed.splice(0), parts));
      while (ends.size > 0) await Promise.all(ends);
      clearTimeout(timer);
    },
  };
}
