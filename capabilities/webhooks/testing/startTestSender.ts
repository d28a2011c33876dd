import type { House } from '@saltbush/capability';
import { createCaller } from '../sending/createCaller.ts';
import { createSender } from '../sending/createSender.ts';
import type { WebhookTables } from '../tables.ts';
import { startParts } from '../webhook-parts.ts';

type Given = Pick<House<WebhookTables>, 'database' | 'links' | 'now' | 'publicUrl'> & Partial<Pick<House, 'traces'>>;

/** The sender of one gateway, which looks when a test wants it to. Several may work on one database. */
export function startTestSender(given: Given) {
  const parts = startParts({ ...given, allowsLoopback: true } as House<WebhookTables>);
  const caller = createCaller(parts);
  const sender = createSender({
    ...parts,
    caller,
    log: { error: () => {}, warn: () => {} },
    traces: given.traces ?? null,
  });
  const look = () => sender.look(given.now(), () => false);
  return {
    ...sender,
    look,
    /** Looks, and waits for what comes of it. */
    async work() {
      await look();
      await sender.settled();
    },
    async close() {
      await sender.close();
      caller.close();
    },
  };
}
