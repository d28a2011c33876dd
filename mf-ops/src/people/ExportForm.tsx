import { useDraft } from '@saltbush/contract';
import { Notice, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { apiError } from '../api/apiError.ts';
import { useExportPersonMutation } from '../api/exportPerson.ts';
import { failureText } from '../api/failureText.ts';
import { confirmUrl, leaveToConfirm } from '../api/leaveToConfirm.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { useShownAgain } from '../sheet/useShownAgain.ts';

const REASON_LENGTH = 500;

interface ExportFormProps {
  email: string;
  onCancel: () => void;
}

/**
 * Requests a copy of everything about the person as one file. The confirmation page offers it and records the export.
 */
export function ExportForm({ email, onCancel }: ExportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [ask, asked] = useExportPersonMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  useShownAgain(() => setIsLeaving(false));
  const refusal = apiError(asked.error);
  // Waiting for the confirmation is not a failure.
  const failure = refusal && confirmUrl(refusal) === null ? refusal : null;
  const isBusy = asked.isLoading || isLeaving;
  useDraft(reason !== '');

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === '') {
      setError('Say why: the list of what was done shows it.');
      form.current?.querySelector('input')?.focus();
      return;
    }
    const answer = await ask({ email, reason: reason.trim() });
    const refused = apiError(answer.error);
    if (refused && leaveToConfirm(refused)) setIsLeaving(true);
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Download a copy">
      <h3>Download a copy</h3>
      <A.Lead>
        A ZIP file with everything about this address: lists as JSON, documents and pictures as files. Names of others
        are left out. The next page has you confirm it, and hands out the file.
      </A.Lead>
      <TextField
        label="Why"
        help="Such as “asked by mail on 3 November”. It is kept for ever: do not name the person."
        name="reason"
        required
        maxLength={REASON_LENGTH}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
      {failure && (
        <Notice tone="danger" title="No copy was made" role="alert">
          <p>{failureText(failure)} What you typed is kept.</p>
        </Notice>
      )}
      <ActButtons confirm="Download the copy" isBusy={isBusy} busyLabel="Asking" onBack={onCancel} />
    </A.Form>
  );
}
