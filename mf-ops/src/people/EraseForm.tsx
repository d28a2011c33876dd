import { fieldErrors } from '@saltbush/business-api/field-errors';
import { erasePersonSchema, type PersonAct } from '@saltbush/business-api/people';
import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { useDraft, useToast } from '@saltbush/contract';
import { TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErasePersonMutation } from '../api/erasePerson.ts';
import { usePreviewErasureMutation } from '../api/previewErasure.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { Refused } from '../sheet/Refused.tsx';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { useLeaving } from '../sheet/useLeaving.ts';
import { ErasurePlan } from './ErasurePlan.tsx';
import { WhyField } from './WhyField.tsx';

interface EraseFormProps {
  email: string;
  onDone: (act: PersonAct) => void;
  onCancel: () => void;
}

/** Shows what an erasure would do, then takes a reason and the address typed again. */
export function EraseForm({ email, onDone, onCancel }: EraseFormProps) {
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [submissionId] = useState(newSubmissionId);
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const noteInvalid = useFocusOnInvalid(form);
  const [look, looking] = usePreviewErasureMutation();
  const [erase, erasing] = useErasePersonMutation();
  const preview = looking.data;
  const isPossible = preview !== undefined && preview.obstacles.length === 0;
  const input = { submissionId, email, confirmation, reason: reason.trim(), seen: preview?.seen ?? '' };
  const errors = isChecked ? fieldErrors(erasePersonSchema, input) : {};
  const { isLeaving, failure, leave } = useLeaving(erasing.error);
  const lookFailure = apiError(looking.error);
  useDraft(reason !== '' || confirmation !== '');

  useEffect(() => {
    form.current?.querySelector('h3')?.focus();
    void look({ email });
  }, [look, email]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible || erasing.isLoading || isLeaving) return;
    setIsChecked(true);
    if (Object.keys(fieldErrors(erasePersonSchema, input)).length > 0) {
      noteInvalid();
      return;
    }
    const answer = await erase(input);
    if (answer.data) {
      showToast({ title: `${answer.data.pseudonym ?? 'The person'} stands in the place of the name`, tone: 'success' });
      onDone(answer.data);
      return;
    }
    const refused = apiError(answer.error);
    if (leave(refused)) return;
    // The plan shown here is what will be done; if data changes meanwhile, it is computed again.
    if (refused?.problem?.code === 'stale') void look({ email });
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Erase the person">
      <h3 tabIndex={-1}>Erase the person</h3>
      <A.Lead>
        This cannot be taken back. The person is signed out everywhere, and mails that wait are not sent. The next page
        has you confirm it.
      </A.Lead>
      {!preview && !lookFailure && <RowsSkeleton label="Working out what it does" />}
      {lookFailure && (
        <Trouble
          title="What it does could not be worked out"
          error={lookFailure}
          isFetching={looking.isLoading}
          onRetry={() => void look({ email })}
        />
      )}
      {preview && <ErasurePlan preview={preview} />}
      {isPossible && (
        <A.Fields>
          <WhyField value={reason} error={errors.reason} onChange={setReason} />
          <TextField
            label="Type the e-mail address of the person"
            help="To be sure that it is the right one."
            name="confirmation"
            required
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirmation}
            error={errors.confirmation}
            onChange={({ target }) => setConfirmation(target.value)}
          />
        </A.Fields>
      )}
      <Refused title="Nobody was erased" failure={failure} />
      <ActButtons
        confirm="Erase for good"
        isGrave
        isPossible={isPossible}
        isBusy={erasing.isLoading || isLeaving}
        busyLabel="Asking"
        onBack={onCancel}
      />
    </A.Form>
  );
}
