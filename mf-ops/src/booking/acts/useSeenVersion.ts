import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import { useState } from 'react';

export interface SeenVersion {
  /** The version the person at the desk has seen: what an act is sent with. */
  version: number;
  hasChanged: boolean;
  /** What was added to the trail since. */
  changes: DeskBookingDetail['trail'];
  /** Takes what is shown now as seen. */
  accept: () => void;
}

/**
 * Holds the booking as it was when a form was opened. The page keeps refreshing under the form, and an act must not
 * pass on news that nobody has read.
 */
export function useSeenVersion({ version, trail }: DeskBookingDetail): SeenVersion {
  const [seen, setSeen] = useState({ version, entries: trail.length });
  return {
    version: seen.version,
    hasChanged: seen.version !== version,
    changes: trail.slice(seen.entries),
    accept: () => setSeen({ version, entries: trail.length }),
  };
}
