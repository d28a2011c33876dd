import type { Queries } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor, membershipsOf, requireMay } from '@saltbush/clients/neighbours';
import type { Tables } from './tables.ts';

function pending(businessName: string): Refusal {
  const message = `${businessName} waits for approval, as a rule for one business day. Webhooks open with it.`;
  return new Refusal(message, { status: 403, code: 'client-pending' });
}

/** @throws Refusal `not-found` where the user does not belong to it, as where there is no such company. */
async function askedCompany(db: Queries<Tables>, userId: string, company: string): Promise<string> {
  const membership = (await membershipsOf(db, userId)).find(({ reference }) => reference === company);
  if (!membership) throw new Refusal('You belong to no such company.', { status: 404, code: 'not-found' });
  if (membership.status === 'pending') throw pending(membership.businessName);
  await requireMay(db, { userId, act: 'developers', company });
  return company;
}

/**
 * The company whose webhooks a user works with: the one they ask for, else the first that they may do so for.
 * @throws Refusal `role-not-enough`; `client-pending` before staff have approved it; `no-client` for who belongs to none.
 */
export async function companyOf(db: Queries<Tables>, userId: string, asked?: string): Promise<string> {
  if (asked !== undefined) return askedCompany(db, userId, asked);
  const company = await companyFor(db, userId, 'developers');
  if (company !== null) return company;
  const [waiting] = await membershipsOf(db, userId);
  if (waiting) throw pending(waiting.businessName);
  const message = 'Webhooks belong to a company. Set one up at /new-client with this e-mail address, then come back.';
  throw new Refusal(message, { status: 403, code: 'no-client' });
}

/**
 * What happens to freight that was booked before is told on, so the webhooks of a suspended company are kept, changed and
 * turned off as ever. It adds no new ones. @throws Refusal `forbidden`.
 */
export async function requireNotSuspended(db: Queries<Tables>, userId: string, company: string): Promise<void> {
  const membership = (await membershipsOf(db, userId)).find(({ reference }) => reference === company);
  if (membership?.status !== 'suspended') return;
  const message = `${membership.businessName} is suspended: no webhooks can be added to it. Call us to open it again.`;
  throw new Refusal(message, { status: 403, code: 'forbidden' });
}
