import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { DISPUTE_LENGTH } from '@saltbush/consignments/api';
import { useDraft, useToast } from '@saltbush/contract';
import { Button, keepTogether, Notice, TextAreaField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDisputeLineMutation } from '../api/disputeLine.ts';
import { failureText } from '../api/failureText.ts';
import * as S from './InvoiceLines.styles.ts';

interface DisputeLineFormProps {
  /** Of the consignment. */
  reference: string;
  position: number;
  label: string;
  onClose: () => void;
}

/** Takes what is wrong with a line. The office answers by mail. */
export function DisputeLineForm({ reference, position, label, onClose }: DisputeLineFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const showToast = useToast();
  const [dispute, { isLoading, error }] = useDisputeLineMutation();
  const [submissionId] = useState(newSubmissionId);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const failure = apiError(error);
  useDraft(words !== '');

  useEffect(() => field.current?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (words.trim() === '') {
      setFault('Please say what is wrong with this line');
      field.current?.focus();
      return;
    }
    const { data } = await dispute({ reference, dispute: { submissionId, position, words: words.trim() } });
    if (!data) return;
    showToast({ title: 'Sent to our accounts', description: 'We look at it and answer by mail.', tone: 'success' });
    onClose();
  };

  return (
    <S.Form onSubmit={(event) => void onSubmit(event)} noValidate aria-label={`Dispute ${label}`}>
      <TextAreaField
        ref={field}
        name="words"
        label="What is wrong with this line?"
        help="Our accounts read it, and answer with a credit note or the reason why it stands."
        required
        rows={3}
        maxLength={DISPUTE_LENGTH}
        value={words}
        error={fault}
        onChange={({ target }) => {
          setFault(undefined);
          setWords(target.value);
        }}
      />
      {failure && (
        <Notice tone="danger" title="It was not sent" role="alert">
          <p>{keepTogether(failureText(failure))} What you typed is kept.</p>
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" busy={isLoading} busyLabel="Sending">
          Dispute this line
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Back
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
