import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { MakeKeyInput, ReplaceKeyInput } from '@saltbush/clients/api';
import { dashboardApi } from './dashboardApi.ts';

// Each act is followed by a new read, also one that was refused: then somebody else was quicker.
const keysApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Keys'] }).injectEndpoints({
  endpoints: (build) => ({
    keys: build.query<ApiAnswer<'GET /api/clients/:reference/keys'>, string>({
      query: (reference) => apiCall('GET /api/clients/:reference/keys', { params: { reference } }),
      providesTags: ['Keys'],
    }),
    makeKey: build.mutation<ApiAnswer<'POST /api/clients/:reference/keys'>, { reference: string; input: MakeKeyInput }>(
      {
        query: ({ reference, input: body }) =>
          apiCall('POST /api/clients/:reference/keys', { params: { reference }, body }),
        invalidatesTags: ['Keys'],
      },
    ),
    replaceKey: build.mutation<
      ApiAnswer<'POST /api/clients/keys/:id/replacement'>,
      { id: number; input: ReplaceKeyInput }
    >({
      query: ({ id, input: body }) => apiCall('POST /api/clients/keys/:id/replacement', { params: { id }, body }),
      invalidatesTags: ['Keys'],
    }),
    revokeKey: build.mutation<ApiAnswer<'POST /api/clients/keys/:id/revocation'>, number>({
      query: (id) => apiCall('POST /api/clients/keys/:id/revocation', { params: { id } }),
      invalidatesTags: ['Keys'],
    }),
  }),
});

/** The API keys of a company, and what an owner does about them. */
export const { useKeysQuery, useMakeKeyMutation, useReplaceKeyMutation, useRevokeKeyMutation } = keysApi;
