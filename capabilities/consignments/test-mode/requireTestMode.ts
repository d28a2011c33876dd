import type { House } from '@saltbush/capability';
import { Refusal } from '@saltbush/capability/refusal';

/** @throws Refusal `freight-is-real` for a consignment that is really carried. */
export function requireTestMode({ mode }: Pick<House, 'mode'>, reference: string): void {
  if (mode === 'test') return;
  const message = `${reference} is real freight: only drivers and the desk move it. Book with a key that begins with sk_test_ to take test steps.`;
  throw new Refusal(message, { status: 409, code: 'freight-is-real' });
}
