import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useExportPersonMutation } from '../api/exportPerson.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { Refused } from '../sheet/Refused.tsx';
import { useLeaving } from '../sheet/useLeaving.ts';
import { WhyField } from './WhyField.tsx';

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
  const { isLeaving, failure, leave } = useLeaving(asked.error);
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
    leave(apiError(answer.error));
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Download a copy">
      <h3>Download a copy</h3>
      <A.Lead>
        A ZIP file with everything about this address: lists as JSON, documents and pictures as files. Names of others
        are left out. The next page has you confirm it, and hands out the file.
      </A.Lead>
      <WhyField
        value={reason}
        error={error}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
      />
      <Refused title="No copy was made" failure={failure} />
      <ActButtons confirm="Download the copy" isBusy={isBusy} busyLabel="Asking" onBack={onCancel} />
    </A.Form>
  );
}
