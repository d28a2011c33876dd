import type { DriverLink } from '@saltbush/positions/api';
import { deskMoment } from '../../consignment/deskTime.ts';

/** How a link stands, in words. `driver` is who is allocated now. */
export function linkState(link: DriverLink, driver: string | undefined): string {
  const { revokedAt, closesAt, isOpen } = link;
  if (revokedAt !== null) return `Taken back ${deskMoment(revokedAt)}`;
  if (isOpen) return `Open until ${deskMoment(closesAt)}`;
  return link.driver === driver ? `Ended ${deskMoment(closesAt)}` : 'Ended, since somebody else drives now';
}
