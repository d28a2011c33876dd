import type {
  DriverApplication,
  DriverApplicationReceipt,
  DriverApplicationStarted,
  DriverDocumentKind,
  DriverFields,
  DriverForms,
  StartDriverApplicationInput,
} from '@saltbush/business-api/drivers';
import { siteApi } from '@saltbush/contract/api';

const PATH = ['/api', 'driver-applications'] as const;

export const {
  useDriverFormsQuery,
  useStartDriverApplicationMutation,
  useDriverApplicationQuery,
  useLazyDriverApplicationQuery,
  useRemoveDriverDocumentMutation,
  useSubmitDriverApplicationMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    driverForms: build.query<DriverForms, void>({ query: () => ({ segments: ['/api', 'driver-forms'] }) }),
    startDriverApplication: build.mutation<DriverApplicationStarted, StartDriverApplicationInput>({
      query: (body) => ({ segments: PATH, method: 'POST', body }),
    }),
    driverApplication: build.query<DriverApplication, string>({ query: (token) => ({ segments: [...PATH, token] }) }),
    removeDriverDocument: build.mutation<DriverApplication, { token: string; kind: DriverDocumentKind }>({
      query: ({ token, kind }) => ({ segments: [...PATH, token, 'documents', kind], method: 'DELETE' }),
    }),
    submitDriverApplication: build.mutation<DriverApplicationReceipt, { token: string; fields: DriverFields }>({
      query: ({ token, fields }) => ({ segments: [...PATH, token, 'submission'], method: 'POST', body: fields }),
    }),
  }),
});
