import { createEventStream, type EventStream } from '@saltbush/calls';

interface ShipmentStreamOptions {
  url: string;
  /** Called when something changed, or may have changed while disconnected. */
  onChange: () => void;
}

/**
 * The one event stream for changed consignments, however many parts of the page listen. It reconnects by itself after
 * 1 to 30 seconds, longer each time, and at once when the network returns. While it is broken the page reads its data
 * about twice a minute. It closes when the page has been hidden for five minutes.
 */
export function createShipmentStream({ url, onChange }: ShipmentStreamOptions): EventStream {
  return createEventStream({
    url,
    // A changed consignment, and the sign that changes were missed.
    on: { shipment: onChange, resync: onChange },
    onMissed: onChange,
    reconnect: 'page',
    firstWaitMs: 1_000,
    pollAfterMs: 15_000,
    hiddenMs: 5 * 60_000,
  });
}
