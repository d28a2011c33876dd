import type { PrivateLinks } from '@saltbush/capability/references';

/** The token of a booking's private link, `/bookings/<token>`. Whoever has it can open the booking. */
export function bookingToken(links: Pick<PrivateLinks, 'token'>, reference: string): string {
  return links.token(`booking:${reference}`);
}
