import type { DeskDriverDetail } from '@saltbush/business-api/drivers';
import { deskApi } from './deskApi.ts';

export const deskDriverApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskDriver: build.query<DeskDriverDetail, string>({
      query: (reference) => ({ segments: ['/api', 'ops', 'drivers', encodeURIComponent(reference)] }),
      providesTags: ['DeskDrivers'],
    }),
  }),
});

export const { useDeskDriverQuery } = deskDriverApi;
