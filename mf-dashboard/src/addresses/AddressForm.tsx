import type { AddressFields } from '@saltbush/addresses/api';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Button, ErrorSummary, Notice } from '@saltbush/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import * as S from './AddressForm.styles.ts';
import { AddressFormFields } from './AddressFormFields.tsx';
import { fieldId } from './address-values.ts';

interface AddressFormProps {
  /** Names the form: "Add an address". */
  label: string;
  first: AddressFields;
  confirm: string;
  isBusy: boolean;
  /** Why it was not saved. */
  failure: ApiError | null;
  /** In place of the general words about a failure. */
  instead?: ReactNode;
  onSave: (values: AddressFields) => void;
  /** Something was typed, so a failure is over. */
  onType: () => void;
  onCancel: () => void;
}

/** A form for one address. The gateway checks it; what was typed stays until it is saved. */
export function AddressForm(props: AddressFormProps) {
  const { label, first, confirm, isBusy, failure, instead, onSave, onType, onCancel } = props;
  const [values, setValues] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useDraft(values !== first);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (failure) summary.current?.focus();
  }, [failure]);

  const faults = failure?.problem?.fields ?? [];
  const errors = Object.fromEntries(faults.map(({ path, message }) => [path, message]));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave(values);
  };

  return (
    <S.Form ref={form} noValidate onSubmit={onSubmit} aria-label={label}>
      <ErrorSummary ref={summary} faults={faults.map(({ path, message }) => ({ id: fieldId(path), message }))} />
      <AddressFormFields
        {...{ values, errors }}
        onChange={(changes) => {
          onType();
          setValues((known) => ({ ...known, ...changes }));
        }}
      />
      {instead}
      {failure && !instead && faults.length === 0 && (
        <Notice tone="danger" title="Not saved" role="alert">
          <p>{failureText(failure)} What you typed is still here.</p>
        </Notice>
      )}
      <S.Acts>
        <Button type="submit" size="small" busy={isBusy} busyLabel="Saving...">
          {confirm}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </S.Acts>
    </S.Form>
  );
}
