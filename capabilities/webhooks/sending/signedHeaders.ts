import { createHmac } from 'node:crypto';
import { secretKey } from '../secrets/createSecretSeal.ts';

interface Message {
  /** The same at each attempt. */
  id: string;
  /** Of this attempt. */
  at: Date;
  body: string;
  /** The present secret first, then the one of before while it signs too. */
  secrets: readonly string[];
}

/** The headers by which a receiver knows that a webhook is ours, as https://www.standardwebhooks.com specifies them. */
export function signedHeaders({ id, at, body, secrets }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const hash = createHmac('sha256', secretKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${hash}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
