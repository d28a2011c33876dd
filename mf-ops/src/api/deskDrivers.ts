import type { DeskDrivers, DriverView } from '@saltbush/business-api/drivers';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';
import { withQuery } from './withQuery.ts';

export const { useDeskDriversQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskDrivers: build.query<DeskDrivers, ListQuery<DriverView>>({
      query: (wanted) => ({ segments: ['/api', 'ops', withQuery('drivers', { ...wanted })] }),
      providesTags: ['DeskDrivers'],
    }),
  }),
});
