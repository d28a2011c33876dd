import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ChangeVehicleInput, DeskVehicleDetail } from '@saltbush/fleet/api';
import { deskApi } from './deskApi.ts';
import { deskVehicleApi } from './deskVehicle.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useChangeVehicleMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    changeVehicle: build.mutation<
      ApiAnswer<'POST /api/ops/fleet/:reference/changes'>,
      { reference: string; change: ChangeVehicleInput }
    >({
      query: ({ reference, change: body }) =>
        apiCall('POST /api/ops/fleet/:reference/changes', { params: { reference }, body }),
      invalidatesTags: ['DeskFleet'],
      onQueryStarted: takeAnswer((reference, answer: DeskVehicleDetail) =>
        deskVehicleApi.util.updateQueryData('deskVehicle', reference, () => answer),
      ),
    }),
  }),
});
