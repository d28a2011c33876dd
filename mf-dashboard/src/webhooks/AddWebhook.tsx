import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { WebhookWithSecret } from '@saltbush/webhooks/api';
import { useState } from 'react';
import { useAddWebhookMutation } from '../api/webhooks.ts';
import { useMode } from './mode.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { BLANK } from './webhook-values.ts';

interface AddWebhookProps {
  /** Reference of the company that it is for. */
  company: string;
  onDone: (added: WebhookWithSecret) => void;
  onCancel: () => void;
}

/** Adds a webhook. */
export function AddWebhook({ company, onDone, onCancel }: AddWebhookProps) {
  const [add, { isLoading, error, reset }] = useAddWebhookMutation();
  const mode = useMode();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  return (
    <WebhookForm
      label="Add a webhook"
      first={BLANK}
      confirm="Add the webhook"
      isBusy={isLoading}
      failure={apiError(error)}
      onType={() => {
        // What was changed is another webhook, also where the answer about the first was lost.
        if (error) setSubmissionId(newSubmissionId());
        reset();
      }}
      onSave={async (values) => {
        const { data } = await add({ mode, input: { submissionId, company, ...values } });
        if (data) onDone(data);
      }}
      onCancel={onCancel}
    />
  );
}
