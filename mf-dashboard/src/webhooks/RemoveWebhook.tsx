import { apiError } from '@saltbush/calls';
import type { Webhook } from '@saltbush/webhooks/api';
import { useRemoveWebhookMutation } from '../api/webhooks.ts';
import { AskFirst } from './AskFirst.tsx';
import { useMode } from './mode.ts';
import { webhookName } from './webhook-words.ts';

interface RemoveWebhookProps {
  webhook: Webhook;
  onDone: () => void;
  onCancel: () => void;
}

/** Says what follows from removing a webhook, and does it. */
export function RemoveWebhook({ webhook, onDone, onCancel }: RemoveWebhookProps) {
  const [remove, { isLoading, error }] = useRemoveWebhookMutation();
  const mode = useMode();
  const { id, version } = webhook;
  return (
    <AskFirst
      label={`Remove ${webhookName(webhook)}?`}
      confirm="Remove it"
      variant="danger"
      isBusy={isLoading}
      failure={apiError(error)}
      onConfirm={async () => {
        const { data, error: refused } = await remove({ mode, id, version });
        // Whoever else removed it was quicker; it is gone as was asked.
        if (data || apiError(refused)?.problem?.code === 'not-found') onDone();
      }}
      onCancel={onCancel}
    >
      <p>
        Remove it? Your system is told nothing more, what waits is dropped, and what was delivered is no longer listed.
        To stop for a while only, turn it off.
      </p>
    </AskFirst>
  );
}
