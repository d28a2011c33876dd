import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';
import { keepNewer } from './keepNewer.ts';

export const deskVehicleApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskVehicle: build.query<ApiAnswer<'GET /api/ops/fleet/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/fleet/:reference', { params: { reference } }),
      providesTags: ['DeskFleet'],
      merge: keepNewer,
    }),
  }),
});

export const { useDeskVehicleQuery } = deskVehicleApi;
