import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { ApiKeyMade } from '@saltbush/clients/api';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Button, ErrorSummary, keepTogether, Notice } from '@saltbush/ui';
import { useFormik } from 'formik';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useMakeKeyMutation } from '../api/keys.ts';
import { KeyFields } from './KeyFields.tsx';
import {
  FIRST_VALUES,
  faultsOfFailure,
  type KeyFaults,
  type KeyField,
  type KeyValues,
  listOf,
  missingIn,
} from './key-values.ts';
import * as S from './keys.styles.ts';

export interface KeyFormProps {
  /** Of the company. */
  reference: string;
  businessName: string;
  onMade: (made: ApiKeyMade) => void;
  onCancel: () => void;
}

/** Makes a key. The gateway checks it; what was typed stays until it is made. */
export function KeyForm({ reference, businessName, onMade, onCancel }: KeyFormProps) {
  const [make] = useMakeKeyMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Another name or other rights are another key.
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const formik = useFormik<KeyValues>({
    initialValues: FIRST_VALUES,
    validateOnBlur: false,
    validateOnChange: false,
    validate: missingIn,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      const { data, error } = await make({ reference, input: { submissionId, ...values } });
      if (data) {
        onMade(data);
        return;
      }
      const reason = apiError(error);
      setFailure(reason);
      setErrors(faultsOfFailure(reason));
    },
  });
  const { values, dirty, isSubmitting, submitCount } = formik;
  const errors = formik.errors as KeyFaults;
  useDraft(dirty);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) summary.current?.focus();
  }, [submitCount, isSubmitting]);

  const idOf = (field: KeyField) => `${base}-${field}`;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSubmitting) formik.handleSubmit(event);
  };
  const onChange = (changes: Partial<KeyValues>) => {
    setFailure(null);
    setSubmissionId(newSubmissionId());
    formik.setErrors({});
    void formik.setValues({ ...values, ...changes });
  };
  return (
    <S.Form ref={form} noValidate aria-label="Make a key" onSubmit={onSubmit}>
      <ErrorSummary ref={summary} faults={listOf(errors).map(({ field, message }) => ({ id: idOf(field), message }))} />
      <KeyFields {...{ values, errors, idOf, businessName, onChange }} />
      {failure && listOf(errors).length === 0 && (
        <Notice tone="danger" title="No key was made" role="alert">
          <p>{keepTogether(failureText(failure))} What you chose is still here.</p>
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" busy={isSubmitting} busyLabel="Making it...">
          Make the key
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
