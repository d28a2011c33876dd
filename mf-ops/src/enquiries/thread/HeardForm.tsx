import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import { type DeskEnquiryDetail, HEARD_BY, type HeardBy, MAX_REPLY_LENGTH } from '@saltbush/enquiries/api';
import { CheckboxField, SelectField, TextAreaField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHearEnquiryMutation } from '../../api/hearEnquiry.ts';
import { useKeptText } from '../../kept/useKeptText.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as S from '../../sheet/acts.styles.ts';
import { SendingNews } from '../../sheet/SendingNews.tsx';
import type { TrailFact } from '../../sheet/trail-fact.ts';
import { useSending } from '../../sheet/useSending.ts';
import { useSubmissionId } from '../../sheet/useSubmissionId.ts';
import { ENQUIRY_STATUS_LABELS } from '../enquiry-statuses.data.ts';

interface HeardFormProps {
  enquiry: DeskEnquiryDetail;
  facts: readonly TrailFact[];
  refetch: () => unknown;
  onDone: () => void;
}

const WAYS = Object.entries(HEARD_BY).map(([value, label]) => ({ value: value as HeardBy, label }));

/** Takes down what the person wrote or said: no mail comes back to this page by itself. */
export function HeardForm({ enquiry, facts, refetch, onDone }: HeardFormProps) {
  const { reference, status, version } = enquiry;
  const field = useRef<HTMLTextAreaElement>(null);
  const showToast = useToast();
  const [hear] = useHearEnquiryMutation();
  const [words, setWords] = useKeptText(`heard ${reference}`);
  const [heardBy, setHeardBy] = useState<HeardBy>('mail');
  const [waits, setWaits] = useState(true);
  const [error, setError] = useState<string | undefined>();
  const submissionId = useSubmissionId();
  const { seen, isBusy, failure, send } = useSending({ version, facts, refetch });

  useEffect(() => field.current?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (text === '') {
      setError('Write what they said.');
      field.current?.focus();
      return;
    }
    const answer = await send(async (seenVersion) => {
      const input = { submissionId: submissionId(text), version: seenVersion, heardBy, words: text, waits };
      return apiError((await hear({ reference, input })).error);
    });
    if (answer === 'sent') {
      setWords('');
      showToast({ title: `${reference}: their answer is in the thread`, tone: 'success' });
      onDone();
      return;
    }
    setError(answer?.problem?.fields?.find(({ path }) => path === 'words')?.message);
  };

  return (
    <S.Form onSubmit={(event) => void onSubmit(event)} noValidate aria-label="What they answered">
      <h3>What they answered</h3>
      <SelectField
        label="How"
        name="heardBy"
        options={WAYS}
        value={heardBy}
        onChange={({ target }) => setHeardBy(WAYS.find(({ value }) => value === target.value)?.value ?? 'mail')}
      />
      <TextAreaField
        label="What they wrote or said"
        name="words"
        help="It stands in the thread. Nothing is sent."
        required
        maxLength={MAX_REPLY_LENGTH}
        rows={3}
        value={words}
        error={error}
        ref={field}
        onChange={({ target }) => {
          setWords(target.value);
          setError(undefined);
        }}
      />
      <CheckboxField
        label="It waits for an answer"
        name="waits"
        checked={waits}
        onChange={({ target }) => setWaits(target.checked)}
      />
      <SendingNews
        {...{ seen, isBusy, failure }}
        thing="enquiry"
        standing={ENQUIRY_STATUS_LABELS[status].label}
        isPossible
      />
      <ActButtons
        confirm="Add to the thread"
        isPossible={!seen.hasChanged || isBusy}
        isBusy={isBusy}
        busyLabel="Adding"
        onBack={onDone}
      />
    </S.Form>
  );
}
