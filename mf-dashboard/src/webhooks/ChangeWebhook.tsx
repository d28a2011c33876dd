import { apiError } from '@saltbush/calls';
import type { Webhook } from '@saltbush/webhooks/api';
import { useState } from 'react';
import { useChangeWebhookMutation } from '../api/webhooks.ts';
import { useMode } from './mode.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { valuesOf } from './webhook-values.ts';
import { webhookName } from './webhook-words.ts';

interface ChangeWebhookProps {
  webhook: Webhook;
  onDone: () => void;
  onCancel: () => void;
}

/** Changes where a webhook goes and what it tells. It replaces only what the form was filled with. */
export function ChangeWebhook({ webhook, onDone, onCancel }: ChangeWebhookProps) {
  const [change, { isLoading, error, reset }] = useChangeWebhookMutation();
  const mode = useMode();
  const [{ id, version, state }] = useState(webhook);
  const [first] = useState(() => valuesOf(webhook));
  return (
    <WebhookForm
      label={`Change ${webhookName(webhook)}`}
      first={first}
      confirm="Save the change"
      isBusy={isLoading}
      failure={apiError(error)}
      onType={reset}
      onSave={async (values) => {
        const { data } = await change({ mode, id, change: { version, ...values, isOn: state === 'on' } });
        if (data) onDone();
      }}
      onCancel={onCancel}
    />
  );
}
