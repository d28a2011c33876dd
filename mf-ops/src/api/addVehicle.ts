import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AddVehicleInput } from '@saltbush/fleet/api';
import { deskApi } from './deskApi.ts';

export const { useAddVehicleMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    addVehicle: build.mutation<ApiAnswer<'POST /api/ops/fleet'>, AddVehicleInput>({
      query: (body) => apiCall('POST /api/ops/fleet', { body }),
      invalidatesTags: ['DeskFleet'],
    }),
  }),
});
