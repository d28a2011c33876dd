import type { House } from '@saltbush/capability';
import { type ClaimedDelivery, claimDeliveries } from '../deliveries/claimDeliveries.ts';
import { queueNews } from '../deliveries/queueNews.ts';
import { returnDelivery } from '../deliveries/returnDelivery.ts';
import { settleDelivery } from '../deliveries/settleDelivery.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { callWebhook } from './callWebhook.ts';
import type { WebhookCaller } from './createCaller.ts';

/** How much one gateway sends at once: to all, and to one webhook, so that a slow one leaves places to the others. */
const MOST_AT_ONCE = 8;
const MOST_OF_ONE = 2;
/** How long a gateway that closes waits for answers. */
const PATIENCE_MS = 2_000;

interface Dependencies extends WebhookParts, Pick<House, 'log'> {
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
  const { database, now, log } = parts;
  const underWay = new Map<number, { webhookId: number; end: Promise<void> }>();
  const stop = new AbortController();
  let isClosed = false;
  let filling: Promise<void> | null = null;
  let isWanted = false;

  function busy(): number[] {
    const webhooks = [...underWay.values()].map(({ webhookId }) => webhookId);
    return webhooks.filter(
      (id, index) => webhooks.slice(0, index + 1).filter((one) => one === id).length === MOST_OF_ONE,
    );
  }

  async function send(claimed: ClaimedDelivery): Promise<void> {
    try {
      const answer = await callWebhook(claimed, parts, stop.signal);
      if (stop.signal.aborted && answer.status === null) await returnDelivery(claimed, parts);
      else await settleDelivery(claimed, answer, { ...parts, at: now(), random: Math.random() });
    } catch (err) {
      log.warn({ err, delivery: claimed.id }, 'what became of a webhook could not be stored; it is sent again later');
    }
  }

  /** Takes as many as there are places for. */
  async function fill(): Promise<void> {
    while (!isClosed && underWay.size < MOST_AT_ONCE) {
      const most = MOST_AT_ONCE - underWay.size;
      const claimed = await claimDeliveries(database.db, { at: now(), most, busy: busy() });
      for (const one of claimed) {
        const end = send(one).then(() => {
          underWay.delete(one.id);
          // Whoever looks next is told why it cannot be done.
          refill().catch(() => {});
        });
        underWay.set(one.id, { webhookId: one.webhookId, end });
      }
      if (claimed.length === 0) return;
    }
  }

  /** Never twice at once, since each has to know what the other took; once more when something ended meanwhile. */
  function refill(): Promise<void> {
    isWanted = true;
    filling ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await fill();
      }
    })().finally(() => {
      filling = null;
    });
    return filling;
  }

  const ends = () => Promise.all([...underWay.values()].map(({ end }) => end));

  return {
    async look(at, isStopped) {
      await queueNews(parts, at, isStopped);
      await refill();
    },
    async settled() {
      while (underWay.size > 0 || filling !== null) await Promise.all([ends(), filling]);
    },
    async close() {
      isClosed = true;
      await filling?.catch(() => {});
      const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
      await ends();
      clearTimeout(timer);
    },
  };
}
