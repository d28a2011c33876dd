import type { House } from '@saltbush/capability';
import { createRateLimiter, type RateLimiter } from '@saltbush/capability/http';
import { type FreightToCarry, freightToCarry } from '@saltbush/consignments/neighbours';
import type { PositionTables } from './tables.ts';

/** What the handlers work with. */
export interface PositionParts extends Pick<House<PositionTables>, 'database' | 'links' | 'now' | 'publicUrl'> {
  freight: FreightToCarry;
  /** How often one link may be used, whatever network it is used from: drivers share those of their telephones. */
  usesOfLink: RateLimiter;
}

/** A telephone sends some reports a minute; one that was away sends a day of them, a hundred at once. */
const LINK_RATE = { name: 'driver-link', points: 120, durationSeconds: 5 * 60 };

export function startPositions(house: House<PositionTables>): PositionParts {
  const { database, links, now, publicUrl } = house;
  return {
    ...{ database, links, now, publicUrl },
    freight: freightToCarry(house as unknown as House),
    usesOfLink: createRateLimiter(database.pool, LINK_RATE),
  };
}
