import { apiHref } from '@saltbush/business-api/api';
import type { EventStream, EventStreamState } from '@saltbush/calls';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { dashboardApi } from '../api/dashboardApi.ts';
import { createShipmentStream } from './shipment-stream.ts';

type Store = ReturnType<typeof useStore>;

/** Changes within this time cause one read. */
const SETTLE_MS = 200;

/** One stream per store, and so per document. */
const streams = new WeakMap<Store, EventStream>();

function streamOf(store: Store): EventStream {
  const known = streams.get(store);
  if (known) return known;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const stream = createShipmentStream({
    url: apiHref('GET /api/shipments/events'),
    onChange: () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        store.dispatch(dashboardApi.util.invalidateTags(['Shipments', 'SavedQuotes']));
      }, SETTLE_MS);
    },
  });
  streams.set(store, stream);
  return stream;
}

const IDLE: EventStreamState = { status: 'idle' };

/** Keeps the page's consignments up to date, and returns the state of the event stream. */
export function useLiveShipments(): EventStreamState {
  const { listen, state } = streamOf(useStore());
  return useSyncExternalStore(listen, state, () => IDLE);
}
