import { icons, TextLink } from '@saltbush/ui';

/** Shown until the client books something. */
export function NoShipments() {
  return (
    <div>
      <p>No consignments are booked under this account yet.</p>
      <TextLink href="/quote" iconAfter={icons.arrowRight}>
        Price your first consignment
      </TextLink>{' '}
      or book <TextLink href="/dashboard/bulk-booking">many from a file</TextLink> or{' '}
      <TextLink href="/dashboard/shipments/runs">a run with several deliveries</TextLink>
    </div>
  );
}
