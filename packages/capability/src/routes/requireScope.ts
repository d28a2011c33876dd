import type { RequestKey } from '../access/RequestKey.ts';
import { Refusal } from '../Refusal.ts';
import type { RouteFacts } from './route.ts';

/** @throws Refusal `not-for-keys` for a route that no key opens, `scope-missing` for a key that may do something else. */
export function requireScope({ scopes }: RequestKey, { id, forKeys }: Pick<RouteFacts, 'id' | 'forKeys'>): void {
  if (forKeys === null) {
    const message = `${id} cannot be used with an API key. What can is listed at /developers.`;
    throw new Refusal(message, { status: 403, code: 'not-for-keys' });
  }
  const { scope } = forKeys;
  if (scopes.includes(scope)) return;
  const message = `This key lacks the scope "${scope}", which ${id} needs. Ask an owner of your company for a key that has it.`;
  throw new Refusal(message, { status: 403, code: 'scope-missing', facts: { scope } });
}
