import { Refusal } from '@saltbush/capability/refusal';
import type { Actor } from './releaseTokens.ts';

/**
 * Refuses a signed-in user without a token: a script on an operator's page could upload files in their name, and
 * published files are served from the site's origin.
 * @throws Refusal `token-needed`
 */
export function requireToken({ session }: Actor): void {
  if (session === undefined) return;
  const message =
    'Files are sent with a token, not with a session: a script on the page could send its own in your name. Use ' +
    'npx mfe with a token that may do this.';
  throw new Refusal(message, { status: 403, code: 'token-needed' });
}
