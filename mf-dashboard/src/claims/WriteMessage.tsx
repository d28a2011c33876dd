import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { CLAIM_LENGTHS } from '@saltbush/claims/api';
import { useDraft, useToast } from '@saltbush/contract';
import { Button, keepTogether, Notice, TextAreaField } from '@saltbush/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useWriteToClaimMutation } from '../api/claimActs.ts';
import { failureText } from '../api/failureText.ts';
import * as S from './claims.styles.ts';

/** Writes to our desk about a claim. What was typed stays until it is sent. */
export function WriteMessage({ reference }: { reference: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const showToast = useToast();
  const [write, { isLoading, error, reset }] = useWriteToClaimMutation();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const [words, setWords] = useState('');
  useDraft(words !== '');
  const failure = apiError(error);
  const fault = failure?.problem?.fields?.find(({ path }) => path === 'words')?.message;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await write({ reference, message: { submissionId, words: words.trim() } });
    if (!data) {
      field.current?.focus();
      return;
    }
    showToast({ title: 'Your message is with us', tone: 'success' });
    setWords('');
    setSubmissionId(newSubmissionId());
    field.current?.focus();
  };

  return (
    <S.Form noValidate data-print="hide" onSubmit={(event) => void onSubmit(event)} aria-label="Write to us">
      <TextAreaField
        ref={field}
        name="words"
        label="Write to us"
        help="Our desk reads it, and answers here and by mail."
        rows={3}
        maxLength={CLAIM_LENGTHS.words}
        value={words}
        error={fault}
        onChange={({ target }) => {
          if (error) {
            reset();
            // What is sent now is another message than the one that was refused.
            setSubmissionId(newSubmissionId());
          }
          setWords(target.value);
        }}
      />
      {failure && !fault && (
        <Notice tone="danger" title="It was not sent" role="alert">
          <p>{keepTogether(failureText(failure))} What you typed is kept.</p>
        </Notice>
      )}
      <S.Acts>
        <Button type="submit" variant="secondary" size="small" busy={isLoading} busyLabel="Sending">
          Send the message
        </Button>
      </S.Acts>
    </S.Form>
  );
}
