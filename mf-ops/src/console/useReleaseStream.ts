import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { consoleApi } from '../api/consoleApi.ts';
import { createReleaseStream, type ReleaseStream, type StreamState } from './release-stream.ts';

type Store = ReturnType<typeof useStore>;

/** A document has one store, and so one stream, whatever part of the page asks for it. */
const streams = new WeakMap<Store, ReleaseStream>();

function streamOf(store: Store): ReleaseStream {
  const known = streams.get(store);
  if (known) return known;
  const stream = createReleaseStream({
    url: '/api/releases/log/events',
    onLog: ({ kind }) => {
      const isAboutTokens = kind === 'token' || kind === 'revoke';
      store.dispatch(
        consoleApi.util.invalidateTags(
          isAboutTokens ? ['Releases', 'ReleaseTokens', 'ReleasePreviews'] : ['Releases', 'ReleasePreviews'],
        ),
      );
    },
    onHealth: () => {
      store.dispatch(consoleApi.util.invalidateTags(['ReleaseHealth']));
    },
    onMissed: () => {
      store.dispatch(consoleApi.util.invalidateTags(['Releases', 'ReleaseHealth', 'ReleaseTokens', 'ReleasePreviews']));
    },
  });
  streams.set(store, stream);
  return stream;
}

/** Keeps what the page shows of releases as it is at the gateway, and tells how the line to it stands. */
export function useReleaseStream(): StreamState & Pick<ReleaseStream, 'noteOwn' | 'dismissNews'> {
  const { listen, state, noteOwn, dismissNews } = streamOf(useStore());
  return { ...useSyncExternalStore(listen, state, state), noteOwn, dismissNews };
}
