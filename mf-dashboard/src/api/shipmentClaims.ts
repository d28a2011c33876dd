import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { claimApi } from './claimApi.ts';

const shipmentClaimsApi = claimApi.injectEndpoints({
  endpoints: (build) => ({
    shipmentClaims: build.query<ApiAnswer<'GET /api/shipments/:reference/claims'>, string>({
      query: (reference) => apiCall('GET /api/shipments/:reference/claims', { params: { reference } }),
      // What happens to a consignment decides whether it can be claimed for.
      providesTags: ['Claims', 'Shipments'],
    }),
  }),
});

/** Whether a claim can be made for a consignment, and those that were. */
export const { useShipmentClaimsQuery } = shipmentClaimsApi;
