import type { Release } from '@saltbush/contract/release';
import { consoleApi } from './consoleApi.ts';

interface ReleaseOfName {
  name: string;
  version: string;
}

export const { useReleaseManifestQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** A release never changes, so it is read once. */
    releaseManifest: build.query<Release, ReleaseOfName>({
      query: ({ name, version }) => ({
        segments: ['/api', 'releases', encodeURIComponent(name), encodeURIComponent(version)],
      }),
    }),
  }),
});
