import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Button, ErrorSummary, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { WebhookFields } from './WebhookFields.tsx';
import {
  actFailure,
  missingIn,
  type WebhookFault,
  type WebhookField,
  type WebhookValues,
  webhookFaults,
} from './webhook-values.ts';
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
  const [values, setValues] = useState(first);
  const [missing, setMissing] = useState<readonly WebhookFault[]>([]);
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useDraft(values !== first);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (failure || missing.length > 0) summary.current?.focus();
  }, [failure, missing]);

  const idOf = (field: WebhookField) => `${base}-${field}`;
  const faults = missing.length > 0 ? missing : webhookFaults(failure);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = missingIn(values);
    setMissing(found);
    if (found.length === 0) onSave({ ...values, url: values.url.trim() });
  };

  return (
    <S.Form ref={form} noValidate onSubmit={onSubmit} aria-label={label}>
      <ErrorSummary ref={summary} faults={faults.map(({ field, message }) => ({ id: idOf(field), message }))} />
      <WebhookFields
        {...{ values, idOf }}
        errors={Object.fromEntries(faults.map(({ field, message }) => [field, message]))}
        onChange={(changes) => {
          onType();
          setMissing([]);
          setValues((known) => ({ ...known, ...changes }));
        }}
      />
      {failure && faults.length === 0 && (
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
