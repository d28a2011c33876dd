import { useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Notice, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { exportPerson } from '../api/exportPerson.ts';
import { failureText } from '../api/failureText.ts';
import { deskDate } from '../consignment/deskTime.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { saveFile } from './saveFile.ts';

const REASON_LENGTH = 500;

interface ExportFormProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Gives out a copy of everything, as one file, and writes down that it was. */
export function ExportForm({ email, onDone, onCancel }: ExportFormProps) {
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

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
    setIsBusy(true);
    setFailure(null);
    const answer = await exportPerson({ email, reason: reason.trim() });
    setIsBusy(false);
    if (answer.status === 'failed') {
      setFailure(answer.error);
      return;
    }
    saveFile(answer.file, `personal-data-${deskDate(Date.now())}.zip`);
    showToast({ title: 'The copy is downloaded', tone: 'success' });
    onDone();
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Download a copy">
      <h3>Download a copy</h3>
      <A.Lead>
        A ZIP file with everything about this address: lists as JSON, documents and pictures as files. Names of others
        are left out. Send it to nobody but the person.
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
      <ActButtons confirm="Download the copy" isBusy={isBusy} busyLabel="Collecting" onBack={onCancel} />
    </A.Form>
  );
}
