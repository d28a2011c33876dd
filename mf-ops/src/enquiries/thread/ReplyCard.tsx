import { apiError } from '@saltbush/calls';
import { useToast, useVisitor } from '@saltbush/contract';
import { type DeskEnquiryDetail, MAX_REPLY_LENGTH, replyClosing, replyGreeting } from '@saltbush/enquiries/api';
import { Button, icons, SelectField, TextAreaField } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useReplyEnquiryMutation } from '../../api/replyEnquiry.ts';
import { useKeptText } from '../../kept/useKeptText.ts';
import * as A from '../../sheet/acts.styles.ts';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import { SendingNews } from '../../sheet/SendingNews.tsx';
import * as S from '../../sheet/Thread.styles.ts';
import type { TrailFact } from '../../sheet/trail-fact.ts';
import { useSending } from '../../sheet/useSending.ts';
import { useSubmissionId } from '../../sheet/useSubmissionId.ts';
import { ENQUIRY_STATUS_LABELS } from '../enquiry-statuses.data.ts';
import { KEPT_ANSWERS } from './kept-answers.data.ts';

interface ReplyCardProps {
  enquiry: DeskEnquiryDetail;
  facts: readonly TrailFact[];
  refetch: () => unknown;
}

/** Writes to the sender: one press sends the mail, keeps it in the thread, and marks the enquiry as answered. */
export function ReplyCard({ enquiry, facts, refetch }: ReplyCardProps) {
  const { reference, status, version, name, email } = enquiry;
  const visitor = useVisitor();
  const showToast = useToast();
  const [reply] = useReplyEnquiryMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useKeptText(`reply ${reference}`);
  const [error, setError] = useState<string | undefined>();
  const submissionId = useSubmissionId();
  const { seen, isBusy, failure, send } = useSending({ version, facts, refetch });
  const firstName = visitor.status === 'signed-in' ? visitor.user.firstName : null;

  // As long as nothing is written, there is nothing that news could make wrong.
  const { hasChanged, accept } = seen;
  useEffect(() => {
    if (words === '' && hasChanged && !isBusy) accept();
  }, [words, hasChanged, isBusy, accept]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (text === '') {
      setError('Write the reply.');
      field.current?.focus();
      return;
    }
    const answer = await send(async (seenVersion) => {
      const input = { submissionId: submissionId(text), version: seenVersion, words: text };
      return apiError((await reply({ reference, input })).error);
    });
    if (answer === 'sent') {
      setWords('');
      showToast({ title: `${reference} is answered`, description: `The mail to ${email} is queued.`, tone: 'success' });
      return;
    }
    setError(answer?.problem?.fields?.find(({ path }) => path === 'words')?.message);
  };
  const startFrom = (id: string) => {
    const kept = KEPT_ANSWERS.find((answer) => answer.id === id);
    if (!kept) return;
    setWords([words.trimEnd(), kept.words].filter((part) => part !== '').join('\n\n'));
    setError(undefined);
    field.current?.focus();
  };

  return (
    <DeskCard heading={`Reply to ${name}`} print="hide">
      <A.Plain onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Reply">
        <S.Around>{replyGreeting(name)}</S.Around>
        <TextAreaField
          label="Reply"
          isLabelHidden
          name="words"
          required
          maxLength={MAX_REPLY_LENGTH}
          rows={5}
          value={words}
          error={error}
          ref={field}
          aria-keyshortcuts="Control+Enter"
          onChange={({ target }) => {
            setWords(target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <S.Around>{replyClosing(firstName, brand.name)}</S.Around>
        <SendingNews
          {...{ seen: words === '' ? { ...seen, hasChanged: false } : seen, isBusy, failure }}
          thing="enquiry"
          standing={ENQUIRY_STATUS_LABELS[status].label}
          isPossible
        />
        <A.Buttons>
          {(!hasChanged || words === '' || isBusy) && (
            <Button type="submit" size="small" iconBefore={icons.mail} busy={isBusy} busyLabel="Sending">
              Send the reply
            </Button>
          )}
          <SelectField
            label="Start from a kept answer"
            isLabelHidden
            name="kept"
            placeholder="Kept answers"
            options={KEPT_ANSWERS.map(({ id, label }) => ({ value: id, label }))}
            value=""
            onChange={({ target }) => startFrom(target.value)}
          />
        </A.Buttons>
        <S.Sent>
          It goes to {email} as plain text. An answer goes to {brand.email}, not to this page: add it to the thread when
          it comes.
        </S.Sent>
      </A.Plain>
    </DeskCard>
  );
}
