import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskVehicleDetail, RetireVehicleInput } from '@saltbush/fleet/api';
import { deskApi } from './deskApi.ts';
import { deskVehicleApi } from './deskVehicle.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useRetireVehicleMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    retireVehicle: build.mutation<
      ApiAnswer<'POST /api/ops/fleet/:reference/standing'>,
      { reference: string; standing: RetireVehicleInput }
    >({
      query: ({ reference, standing: body }) =>
        apiCall('POST /api/ops/fleet/:reference/standing', { params: { reference }, body }),
      invalidatesTags: ['DeskFleet'],
      onQueryStarted: takeAnswer((reference, answer: DeskVehicleDetail) =>
        deskVehicleApi.util.updateQueryData('deskVehicle', reference, () => answer),
      ),
    }),
  }),
});
