import { apiError } from '@saltbush/calls';
import type { Member } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Button, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { failureText } from '../api/failureText.ts';
import { useRemoveMemberMutation } from '../api/people.ts';
import * as S from './people.styles.ts';

interface RemoveQuestionProps {
  member: Member;
  onClose: () => void;
  /** Called once they are removed. */
  onGone: () => void;
}

/** Says what follows from removing somebody, and does it. */
export function RemoveQuestion({ member: { id, email, version }, onClose, onGone }: RemoveQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [remove, { isLoading, error }] = useRemoveMemberMutation();
  const failure = apiError(error);
  useEffect(() => form.current?.querySelector('button')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await remove({ id, input: { version } });
    if (!data) return;
    showToast({ tone: 'success', title: `${email} is removed`, description: 'They are signed out and get a mail.' });
    onGone();
  };
  return (
    <S.Question ref={form} aria-label={`Remove ${email}?`} onSubmit={(event) => void onSubmit(event)}>
      <p>
        Remove {email}? They are signed out at once and see nothing of the company from then on. What they booked stays,
        with their name.
      </p>
      {failure && (
        <Notice tone="danger" title="Not removed" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" variant="danger" busy={isLoading} busyLabel="Removing">
          Remove
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Keep
        </Button>
      </S.Buttons>
    </S.Question>
  );
}
