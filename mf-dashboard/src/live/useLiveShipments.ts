import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { dashboardApi } from '../api/dashboardApi.ts';
import { createShipmentStream, type ShipmentStream, type StreamState } from './shipment-stream.ts';

/** Several changes in one go are read again once. */
const SETTLE_MS = 200;

let stream: ShipmentStream | null = null;

/** The stream of this document; it makes what is shown read again, whatever part of the page asked for it. */
function streamFor(dispatch: ReturnType<typeof useDispatch>): ShipmentStream {
  let settling: ReturnType<typeof setTimeout> | undefined;
  stream ??= createShipmentStream({
    url: '/api/shipments/events',
    onChange: () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        dispatch(dashboardApi.util.invalidateTags(['Shipments', 'SavedQuotes']));
      }, SETTLE_MS);
    },
  });
  return stream;
}

const IDLE: StreamState = { status: 'idle' };

/** Keeps the page's consignments as they are at the gateway, and tells how the line to it stands. */
export function useLiveShipments(): StreamState {
  const dispatch = useDispatch();
  const { listen, state } = streamFor(dispatch);
  return useSyncExternalStore(listen, state, () => IDLE);
}
