import type { ApiError } from '@saltbush/contract/api';
import { Button, ErrorSummary, keepTogether, Notice } from '@saltbush/ui';
import { useShortForm } from '../frame/useShortForm.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { actFailure, missingIn, type WebhookValues, webhookFaults } from './webhook-values.ts';
import * as S from './webhooks.styles.ts';

interface WebhookFormProps {
  /** Names the form: "Add a webhook". */
  label: string;
  first: WebhookValues;
  confirm: string;
  isBusy: boolean;
  /** Why it was not saved. */
  failure: ApiError | null;
  onSave: (values: WebhookValues) => void;
  /** Something was typed, so a failure is over. */
  onType: () => void;
  onCancel: () => void;
}

/** A form for one webhook. The gateway checks the address; what was typed stays until it is saved. */
export function WebhookForm({ label, first, confirm, isBusy, failure, onSave, onType, onCancel }: WebhookFormProps) {
  const { form, summary, fields, hasFaults } = useShortForm({
    ...{ first, isBusy, failure, missingIn, onType },
    faultsOf: webhookFaults,
    onSave: (values: WebhookValues) => onSave({ ...values, url: values.url.trim() }),
  });

  return (
    <S.Form {...form} aria-label={label}>
      <ErrorSummary {...summary} />
      <WebhookFields {...fields} />
      {failure && !hasFaults && (
        <Notice tone="danger" title="Not saved" role="alert">
          <p>{keepTogether(actFailure(failure))} What you typed is still here.</p>
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" busy={isBusy} busyLabel="Saving...">
          {confirm}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
