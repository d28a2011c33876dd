import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AddWebhookInput, ChangeWebhookInput, WebhookVersionInput } from '@saltbush/webhooks/api';
import { dashboardApi } from './dashboardApi.ts';

interface Known extends WebhookVersionInput {
  id: number;
}

// Each act is followed by a new read, also one that was refused: then somebody else was quicker.
const webhookApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Webhooks', 'WebhookDeliveries'] }).injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<ApiAnswer<'GET /api/webhooks'>, string>({
      query: (company) => apiCall('GET /api/webhooks', { query: { company } }),
      providesTags: ['Webhooks'],
    }),
    addWebhook: build.mutation<ApiAnswer<'POST /api/webhooks'>, AddWebhookInput>({
      query: (body) => apiCall('POST /api/webhooks', { body }),
      invalidatesTags: ['Webhooks'],
    }),
    changeWebhook: build.mutation<
      ApiAnswer<'POST /api/webhooks/:id/changes'>,
      { id: number; change: ChangeWebhookInput }
    >({
      query: ({ id, change: body }) => apiCall('POST /api/webhooks/:id/changes', { params: { id }, body }),
      invalidatesTags: ['Webhooks', 'WebhookDeliveries'],
    }),
    removeWebhook: build.mutation<ApiAnswer<'POST /api/webhooks/:id/removal'>, Known>({
      query: ({ id, version }) => apiCall('POST /api/webhooks/:id/removal', { params: { id }, body: { version } }),
      invalidatesTags: ['Webhooks'],
    }),
    rotateSecret: build.mutation<ApiAnswer<'POST /api/webhooks/:id/rotation'>, Known>({
      query: ({ id, version }) => apiCall('POST /api/webhooks/:id/rotation', { params: { id }, body: { version } }),
      invalidatesTags: ['Webhooks'],
    }),
    testWebhook: build.mutation<ApiAnswer<'POST /api/webhooks/:id/test'>, number>({
      query: (id) => apiCall('POST /api/webhooks/:id/test', { params: { id } }),
    }),
    webhookDeliveries: build.query<ApiAnswer<'GET /api/webhooks/:id/deliveries'>, { id: number; page: number }>({
      query: ({ id, page }) => apiCall('GET /api/webhooks/:id/deliveries', { params: { id }, query: { page } }),
      providesTags: ['WebhookDeliveries'],
    }),
    sendAgain: build.mutation<
      ApiAnswer<'POST /api/webhooks/:id/deliveries/:delivery/again'>,
      { id: number; delivery: number }
    >({
      query: (params) => apiCall('POST /api/webhooks/:id/deliveries/:delivery/again', { params: { ...params } }),
      invalidatesTags: ['WebhookDeliveries', 'Webhooks'],
    }),
  }),
});

/** The webhooks of the client's company, what was sent, and what an owner does about them. */
export const {
  useWebhooksQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useRotateSecretMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
  useSendAgainMutation,
} = webhookApi;
