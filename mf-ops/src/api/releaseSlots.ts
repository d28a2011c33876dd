import type { SlotsReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleaseSlotsQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseSlots: build.query<SlotsReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'slots'] }),
      // An activation or a rollback may change who is in a slot.
      providesTags: ['Releases'],
    }),
  }),
});
