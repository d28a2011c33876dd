import type { House } from '@saltbush/capability';
import { createSecretSeal, type SecretSeal } from './secrets/createSecretSeal.ts';
import type { WebhookTables } from './tables.ts';

/** What keeping webhooks, and sending them, works with. */
export interface WebhookParts extends Pick<House<WebhookTables>, 'allowsLoopback' | 'database' | 'now' | 'publicUrl'> {
  seal: SecretSeal;
}

export function startParts({ allowsLoopback, database, links, now, publicUrl }: House<WebhookTables>): WebhookParts {
  return { allowsLoopback, database, now, publicUrl, seal: createSecretSeal(links) };
}
