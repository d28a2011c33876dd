import { apiHref } from '@saltbush/business-api/api';
import { createEventStream, type EventStream, type EventStreamState } from '@saltbush/calls';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { deskApi } from '../api/deskApi.ts';

type Store = ReturnType<typeof useStore>;

/** Changes within this time cause one read. */
const SETTLE_MS = 200;

/** One stream per store, and so per document. */
const streams = new WeakMap<Store, EventStream>();

function streamOf(store: Store): EventStream {
  const known = streams.get(store);
  if (known) return known;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      store.dispatch(deskApi.util.invalidateTags(['DeskBookings']));
    }, SETTLE_MS);
  };
  const stream = createEventStream({
    url: apiHref('GET /api/ops/board/events'),
    on: { booking: onChange, resync: onChange },
    onMissed: onChange,
    reconnect: 'page',
    firstWaitMs: 1_000,
    pollAfterMs: 15_000,
    hiddenMs: 5 * 60_000,
  });
  streams.set(store, stream);
  return stream;
}

const IDLE: EventStreamState = { status: 'idle' };

/** Reads the board again when anybody moves a booking, and returns the state of the event stream. */
export function useBoardStream(): EventStreamState {
  const { listen, state } = streamOf(useStore());
  return useSyncExternalStore(listen, state, () => IDLE);
}
