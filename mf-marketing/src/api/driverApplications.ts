import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { siteApi } from '@saltbush/contract/api';
import type { DriverDocumentKind, DriverFields, StartDriverApplicationInput } from '@saltbush/drivers/api';

export const {
  useDriverFormsQuery,
  useStartDriverApplicationMutation,
  useDriverApplicationQuery,
  useLazyDriverApplicationQuery,
  useRemoveDriverDocumentMutation,
  useSubmitDriverApplicationMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    driverForms: build.query<ApiAnswer<'GET /api/driver-forms'>, void>({
      query: () => apiCall('GET /api/driver-forms'),
    }),
    startDriverApplication: build.mutation<ApiAnswer<'POST /api/driver-applications'>, StartDriverApplicationInput>({
      query: (body) => apiCall('POST /api/driver-applications', { body }),
    }),
    driverApplication: build.query<ApiAnswer<'GET /api/driver-applications/:token'>, string>({
      query: (token) => apiCall('GET /api/driver-applications/:token', { params: { token } }),
    }),
    removeDriverDocument: build.mutation<
      ApiAnswer<'DELETE /api/driver-applications/:token/documents/:kind'>,
      { token: string; kind: DriverDocumentKind }
    >({
      query: (params) => apiCall('DELETE /api/driver-applications/:token/documents/:kind', { params }),
    }),
    submitDriverApplication: build.mutation<
      ApiAnswer<'POST /api/driver-applications/:token/submission'>,
      { token: string; fields: DriverFields }
    >({
      query: ({ token, fields: body }) =>
        apiCall('POST /api/driver-applications/:token/submission', { params: { token }, body }),
    }),
  }),
});
