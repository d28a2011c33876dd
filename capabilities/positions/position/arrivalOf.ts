import { arrivalWindow } from '@saltbush/freight';
import type { ArrivalEstimate, MapPlace, PositionFix } from '../api/shipment-position.ts';

interface UnderWay {
  latest: PositionFix | null;
  delivery: MapPlace | null;
  /** Since when the driver works, as far as we know. */
  pickedUpAt: Date | null;
  now: Date;
}

/**
 * When freight under way arrives, from where it was last. Null where nothing follows from that: the place is not known, or
 * it should have arrived by now, as when it waits in a depot or its telephone is silent.
 */
export function arrivalOf({ latest, delivery, pickedUpAt, now }: UnderWay): ArrivalEstimate | null {
  if (latest === null || delivery === null) return null;
  const window = arrivalWindow({
    ...{ at: new Date(latest.at), latitude: latest.latitude, longitude: latest.longitude },
    ...{ destination: delivery, onDutySince: pickedUpAt },
  });
  if (window.latest <= now) return null;
  return {
    earliest: (window.earliest < now ? now : window.earliest).toISOString(),
    latest: window.latest.toISOString(),
    basis: latest.from === 'driver' ? 'position' : 'events',
    restHours: window.restHours,
    asOf: latest.at,
  };
}
