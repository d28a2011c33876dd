import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { consoleApi } from '../api/consoleApi.ts';
import { createReleaseStream, type ReleaseStream, type StreamState } from './release-stream.ts';

type Store = ReturnType<typeof useStore>;

/** One stream per store, and so per document. */
const streams = new WeakMap<Store, ReleaseStream>();

function streamOf(store: Store): ReleaseStream {
  const known = streams.get(store);
  if (known) return known;
  const stream = createReleaseStream({
    url: '/api/releases/log/events',
    onLog: ({ kind }) => {
      // An activation brings other flags, too.
      store.dispatch(consoleApi.util.invalidateTags(['ReleaseFlags']));
      const isAboutTokens = kind === 'token' || kind === 'revoke';
      store.dispatch(
        consoleApi.util.invalidateTags(
          isAboutTokens
            ? ['Releases', 'ReleaseRoutes', 'RemoteApis', 'ReleasePreviews', 'ReleaseTokens']
            : ['Releases', 'ReleaseRoutes', 'RemoteApis', 'ReleasePreviews', 'ReleasePublishers'],
        ),
      );
    },
    onHealth: () => {
      store.dispatch(consoleApi.util.invalidateTags(['ReleaseHealth']));
    },
    onMissed: () => {
      store.dispatch(
        consoleApi.util.invalidateTags([
          'Releases',
          'ReleaseFlags',
          'ReleaseHealth',
          'ReleasePublishers',
          'ReleaseRoutes',
          'RemoteApis',
          'ReleaseTokens',
          'ReleasePreviews',
        ]),
      );
    },
  });
  streams.set(store, stream);
  return stream;
}

/** Keeps the page's data about releases up to date, and returns the state of the event stream. */
export function useReleaseStream(): StreamState & Pick<ReleaseStream, 'noteOwn' | 'dismissNews'> {
  const { listen, state, noteOwn, dismissNews } = streamOf(useStore());
  return { ...useSyncExternalStore(listen, state, state), noteOwn, dismissNews };
}
