import type { Queries } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor, membershipsOf } from '@saltbush/clients/neighbours';
import type { Tables } from './tables.ts';

/**
 * The company whose webhooks a user works with.
 * @throws Refusal `role-not-enough`; `client-pending` before staff have approved it; `no-client` for who belongs to none.
 */
export async function companyOf(db: Queries<Tables>, userId: string): Promise<string> {
  const company = await companyFor(db, userId, 'developers');
  if (company !== null) return company;
  const [waiting] = await membershipsOf(db, userId);
  if (waiting) {
    const message = `${waiting.businessName} waits for approval, as a rule for one business day. Webhooks open with it.`;
    throw new Refusal(message, { status: 403, code: 'client-pending' });
  }
  const message = 'Webhooks belong to a company. Set one up at /new-client with this e-mail address, then come back.';
  throw new Refusal(message, { status: 403, code: 'no-client' });
}
