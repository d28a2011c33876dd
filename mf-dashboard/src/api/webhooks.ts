import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { KeyMode } from '@saltbush/clients/api';
import type { ApiRequest } from '@saltbush/contract/api';
import type {
  AddWebhookInput,
  ChangeWebhookInput,
  Webhook,
  Webhooks,
  WebhookVersionInput,
} from '@saltbush/webhooks/api';
import { dashboardApi } from './dashboardApi.ts';

interface InMode {
  /** Whether it tells of freight that is carried, or of what programs try out. */
  mode: KeyMode;
}

interface Known extends WebhookVersionInput, InMode {
  id: number;
}

const inMode = (mode: KeyMode, call: ApiRequest): ApiRequest => (mode === 'test' ? { ...call, mode } : call);

interface Started<Answer> {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** Puts a webhook that was changed into its list before that is read again, since the next act names its version. */
async function keepChanged<Answer>(
  { dispatch, getState, queryFulfilled }: Started<Answer>,
  changedOf: (answer: Answer) => Webhook,
): Promise<void> {
  const { selectInvalidatedBy, updateQueryData } = webhookApi.util;
  try {
    const { data } = await queryFulfilled;
    const changed = changedOf(data);
    const put = (list: Webhooks) => ({
      webhooks: list.webhooks.map((known) => (known.id === changed.id ? changed : known)),
    });
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState() as never, ['Webhooks'])) {
      if (endpointName !== 'webhooks') continue;
      dispatch(updateQueryData('webhooks', originalArgs, put) as ThunkAction<unknown, unknown, unknown, UnknownAction>);
    }
  } catch {
    // Whoever acted is told of the failure.
  }
}

// Each act is followed by a new read, also one that was refused: then somebody else was quicker.
const webhookApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Webhooks', 'WebhookDeliveries'] }).injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<ApiAnswer<'GET /api/webhooks'>, InMode & { company: string }>({
      query: ({ mode, company }) => inMode(mode, apiCall('GET /api/webhooks', { query: { company } })),
      providesTags: ['Webhooks'],
    }),
    addWebhook: build.mutation<ApiAnswer<'POST /api/webhooks'>, InMode & { input: AddWebhookInput }>({
      query: ({ mode, input: body }) => inMode(mode, apiCall('POST /api/webhooks', { body })),
      invalidatesTags: ['Webhooks'],
    }),
    changeWebhook: build.mutation<
      ApiAnswer<'POST /api/webhooks/:id/changes'>,
      InMode & { id: number; change: ChangeWebhookInput }
    >({
      query: ({ mode, id, change: body }) =>
        inMode(mode, apiCall('POST /api/webhooks/:id/changes', { params: { id }, body })),
      onQueryStarted: (_, started) => keepChanged(started, (webhook) => webhook),
      invalidatesTags: ['Webhooks', 'WebhookDeliveries'],
    }),
    removeWebhook: build.mutation<ApiAnswer<'POST /api/webhooks/:id/removal'>, Known>({
      query: ({ mode, id, version }) =>
        inMode(mode, apiCall('POST /api/webhooks/:id/removal', { params: { id }, body: { version } })),
      invalidatesTags: ['Webhooks'],
    }),
    rotateSecret: build.mutation<ApiAnswer<'POST /api/webhooks/:id/rotation'>, Known>({
      query: ({ mode, id, version }) =>
        inMode(mode, apiCall('POST /api/webhooks/:id/rotation', { params: { id }, body: { version } })),
      onQueryStarted: (_, started) => keepChanged(started, ({ webhook }) => webhook),
      invalidatesTags: ['Webhooks'],
    }),
    testWebhook: build.mutation<ApiAnswer<'POST /api/webhooks/:id/test'>, InMode & { id: number }>({
      query: ({ mode, id }) => inMode(mode, apiCall('POST /api/webhooks/:id/test', { params: { id } })),
    }),
    webhookDeliveries: build.query<
      ApiAnswer<'GET /api/webhooks/:id/deliveries'>,
      InMode & { id: number; page: number }
    >({
      query: ({ mode, id, page }) =>
        inMode(mode, apiCall('GET /api/webhooks/:id/deliveries', { params: { id }, query: { page } })),
      providesTags: ['WebhookDeliveries'],
    }),
    sendAgain: build.mutation<
      ApiAnswer<'POST /api/webhooks/:id/deliveries/:delivery/again'>,
      InMode & { id: number; delivery: number }
    >({
      query: ({ mode, id, delivery }) =>
        inMode(mode, apiCall('POST /api/webhooks/:id/deliveries/:delivery/again', { params: { id, delivery } })),
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
