import type { PrivateLinks } from '../references/createPrivateLinks.ts';

/** Opens a booking to whoever has it, at `/bookings/<token>`. */
export function bookingToken(links: Pick<PrivateLinks, 'token'>, reference: string): string {
  return links.token(`booking:${reference}`);
}
