import type { House } from '@saltbush/capability';
import { createCaller, type WebhookCaller } from './sending/createCaller.ts';
import { createSender, type Sender } from './sending/createSender.ts';
import { createTurnstile, type Turnstile } from './sending/createTurnstile.ts';
import type { WebhookTables } from './tables.ts';
import { startParts, type WebhookParts } from './webhook-parts.ts';

/** What the handlers work with. */
export interface WebhookContext extends WebhookParts {
  caller: WebhookCaller;
  sender: Sender;
  /** One test of a company at a time, since each waits for its system. */
  tests: Turnstile;
}

export function startWebhooks(house: House<WebhookTables>): WebhookContext {
  const parts = startParts(house);
  const caller = createCaller(parts);
  const sender = createSender({ ...parts, caller, log: house.log, traces: house.traces });
  house.when.closed(async () => {
    await sender.close();
    caller.close();
  });
  return { ...parts, caller, sender, tests: createTurnstile() };
}
