import type { AlertChoices, AlertChoicesInput } from '@saltbush/alert-choices/api';
import { apiError } from '@saltbush/calls';
import { useDraft, useToast } from '@saltbush/contract';
import * as F from '@saltbush/portal/frame.styles';
import { Button, keepTogether, Notice } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useSaveAlertChoicesMutation } from '../api/saveAlertChoices.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './alerts.styles.ts';
import { ChoicesTable } from './ChoicesTable.tsx';

/** Everything that can be chosen, saved with one button. What was chosen stays until it is saved. */
export function ChoicesForm({ choices }: { choices: AlertChoices }) {
  const showToast = useToast();
  const [save, { isLoading, error, reset }] = useSaveAlertChoicesMutation();
  const [draft, setDraft] = useState<AlertChoicesInput | null>(null);
  // The answer to a save may be here before the choices that were read are renewed from it.
  const [saved, setSaved] = useState<{ over: AlertChoices; now: AlertChoices } | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const failure = apiError(error);
  const { mails, hidden } = draft ?? (saved?.over === choices ? saved.now : choices);
  const { email, nextSummaryAt } = choices;
  useDraft(draft !== null);
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const sent = draft;
    const { data } = await save({ mails, hidden });
    if (!data) return;
    setSaved({ over: choices, now: data });
    // What was chosen meanwhile is not saved yet.
    setDraft((now) => (now === sent ? null : now));
    showToast({ tone: 'success', title: 'Saved. You are told as you chose' });
  };
  return (
    <S.Form aria-label="What you are told" onSubmit={(event) => void onSubmit(event)}>
      {email === null && (
        <Notice tone="warn" title="We cannot send mails to you">
          <p>
            {keepTogether(
              `The address of your account is not verified. Verify it where you sign in, or call ${brand.phone}.`,
            )}
          </p>
        </Notice>
      )}
      <ChoicesTable
        {...{ mails, hidden }}
        // Without an address, what was chosen can only end.
        endOnly={email === null ? choices.mails : null}
        onChange={(changes) => {
          // A save that is under way goes on, so that there are never two.
          if (failure) reset();
          setDraft({ mails, hidden, ...changes });
        }}
      />
      <div>
        {email !== null && (
          <S.Where>
            Mails go to <strong>{email}</strong>. The next daily summary goes out{' '}
            {keepTogether(sydneyMoment(nextSummaryAt))}, if there is something in it.
          </S.Where>
        )}
        <F.Small>Mails about your own bookings come as before. Every alert has a link that ends such mails.</F.Small>
      </div>
      {failure && (
        <Notice ref={notice} tabIndex={-1} tone="danger" title="Not saved" role="alert">
          <p>{keepTogether(failureText(failure))} What you chose is still here.</p>
        </Notice>
      )}
      <S.Acts>
        <Button type="submit" busy={isLoading} busyLabel="Saving...">
          Save
        </Button>
        {draft !== null && !isLoading && <p>Not saved yet</p>}
      </S.Acts>
    </S.Form>
  );
}
