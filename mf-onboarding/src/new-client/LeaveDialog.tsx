import { Button } from '@saltbush/ui';
import { useEffect, useId, useRef } from 'react';
import * as S from './LeaveDialog.styles.ts';
import { readSetupDraft } from './setup-draft.ts';
import type { LeaveQuestion } from './useLeaveQuestion.ts';

interface LeaveDialogProps {
  question: LeaveQuestion;
  hasRateSheet: boolean;
}

/** Tells what happens to the answers before a link leaves the page. */
export function LeaveDialog({ question: { isAsked, stay, leave }, hasRateSheet }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const textId = useId();

  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsked]);

  return (
    <S.Dialog ref={dialog} aria-labelledby={headingId} aria-describedby={textId} onClose={stay}>
      <h2 id={headingId}>Leave the set-up?</h2>
      <p id={textId}>
        {isAsked && readSetupDraft() !== null
          ? 'It is not saved yet. What you typed stays on this device, and is here when you come back.'
          : 'It is not saved yet, and what you entered will be gone.'}
        {hasRateSheet && ' The rate sheet has to be chosen again.'}
      </p>
      <S.Buttons>
        <Button onClick={stay}>Stay here</Button>
        <Button variant="secondary" onClick={leave}>
          Leave
        </Button>
      </S.Buttons>
    </S.Dialog>
  );
}
