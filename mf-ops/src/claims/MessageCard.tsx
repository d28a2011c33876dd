import { apiError } from '@saltbush/calls';
import { CLAIM_LENGTHS, type DeskClaim } from '@saltbush/claims/api';
import { useToast } from '@saltbush/contract';
import { Button, icons, Notice, TextAreaField } from '@saltbush/ui';
import { type FormEvent, useRef } from 'react';
import { useWriteToClientMutation } from '../api/claimActs.ts';
import { failureText } from '../api/failureText.ts';
import { useKeptText } from '../kept/useKeptText.ts';
import * as A from '../sheet/acts.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from '../sheet/Thread.styles.ts';
import { useSubmissionId } from '../sheet/useSubmissionId.ts';

/** Writes to the client: it stands in the conversation, and goes out as a mail. A new claim is in review from then on. */
export function MessageCard({ claim: { reference, businessName } }: { claim: DeskClaim }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const showToast = useToast();
  const [write, { isLoading, error, reset }] = useWriteToClientMutation();
  const [words, setWords] = useKeptText(`claim ${reference}`);
  const submissionId = useSubmissionId();
  const failure = apiError(error);
  const fault = failure?.problem?.fields?.find(({ path }) => path === 'words')?.message;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const text = words.trim();
    const { data } = await write({ reference, input: { submissionId: submissionId(text), words: text } });
    field.current?.focus();
    if (!data) return;
    setWords('');
    showToast({ title: `Written to ${businessName}`, description: 'The mail is queued.', tone: 'success' });
  };

  return (
    <DeskCard heading="Write to the client" print="hide">
      <A.Plain noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Write to the client">
        <TextAreaField
          ref={field}
          name="words"
          label="Message"
          isLabelHidden
          required
          rows={4}
          maxLength={CLAIM_LENGTHS.words}
          value={words}
          error={fault}
          onChange={({ target }) => {
            if (error) reset();
            setWords(target.value);
          }}
        />
        {failure && !fault && (
          <Notice tone="danger" title="Not sent" role="alert">
            <p>{failureText(failure)} What you typed is kept.</p>
          </Notice>
        )}
        <A.Buttons>
          <Button type="submit" size="small" iconBefore={icons.mail} busy={isLoading} busyLabel="Sending">
            Send the message
          </Button>
        </A.Buttons>
        <S.Sent>It goes to whoever at the client wrote about the claim. They answer on its page.</S.Sent>
      </A.Plain>
    </DeskCard>
  );
}
