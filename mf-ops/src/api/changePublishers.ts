import type { PublisherIdentity } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

type Change =
  | {
      act: 'add';
      name: string;
      reason: string;
      key?: { label: string; publicKey: string };
      identity?: Omit<PublisherIdentity, 'issuer'> & { issuer?: string };
    }
  | { act: 'removal'; name: string; id: string; reason: string }
  | { act: 'end'; name: string; reason: string };

export const { useChangePublishersMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Always refused at first: the gateway does it once it is confirmed on its page. */
    changePublishers: build.mutation<unknown, Change>({
      query: ({ act, ...body }) => ({
        segments: ['/api', 'releases', 'publishers', ...(act === 'add' ? [] : [act])],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['ReleasePublishers'],
    }),
  }),
});
