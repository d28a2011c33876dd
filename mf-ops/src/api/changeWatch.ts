import type { SlowerBackAnswer } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface Change {
  name: string;
  takesSlowerBack: boolean;
  reason: string;
}

export const { useChangeWatchMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Always refused at first: the gateway does it once it is confirmed on its page. */
    changeWatch: build.mutation<SlowerBackAnswer, Change>({
      query: ({ name, ...body }) => ({
        segments: ['/api', 'releases', encodeURIComponent(name), 'watch'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['ReleaseHealth'],
    }),
  }),
});
