import { addresses } from '@saltbush/addresses/capability';
import { alertChoices } from '@saltbush/alert-choices/capability';
import { bulkBookings } from '@saltbush/bulk-bookings/capability';
import { listCapabilities } from '@saltbush/capability';
import { claims } from '@saltbush/claims/capability';
import { clients } from '@saltbush/clients/capability';
import { consignments } from '@saltbush/consignments/capability';
import { drivers } from '@saltbush/drivers/capability';
import { enquiries } from '@saltbush/enquiries/capability';
import { fleet } from '@saltbush/fleet/capability';
import { healthChecks } from '@saltbush/health-checks/capability';
import { positions } from '@saltbush/positions/capability';
import { quotes } from '@saltbush/quotes/capability';
import { runs } from '@saltbush/runs/capability';
import { standingPickups } from '@saltbush/standing-pickups/capability';
import { terms } from '@saltbush/terms/capability';
import { webhooks } from '@saltbush/webhooks/capability';

/** The business of the site. What the demo freight is carried with comes before it, and the
 * address book, run, positions and claims of the demo client after it. */
export const CAPABILITIES = listCapabilities(
  quotes,
  drivers,
  fleet,
  consignments,
  clients,
  addresses,
  bulkBookings,
  runs,
  standingPickups,
  positions,
  claims,
  alertChoices,
  webhooks,
  enquiries,
  healthChecks,
  terms,
);
