import { apiError } from '@saltbush/calls';
import type { ApiKey } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Button, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { failureText } from '../api/failureText.ts';
import { useRevokeKeyMutation } from '../api/keys.ts';
import { keyName, lastUsed } from './key-words.ts';
import * as S from './keys.styles.ts';

interface RevokeQuestionProps {
  apiKey: ApiKey;
  onDone: () => void;
  onCancel: () => void;
}

/** Says what stops once a key is revoked, and revokes it. */
export function RevokeQuestion({ apiKey, onDone, onCancel }: RevokeQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [revoke, { isLoading, error }] = useRevokeKeyMutation();
  const failure = apiError(error);
  useEffect(() => form.current?.querySelector('button')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await revoke(apiKey.id);
    if (!data) return;
    showToast({ tone: 'success', title: `${apiKey.name} is revoked`, description: 'What it booked stays.' });
    onDone();
  };
  return (
    <S.Form ref={form} aria-label={`Revoke ${keyName(apiKey)}?`} onSubmit={(event) => void onSubmit(event)}>
      <p>
        Revoke {apiKey.name}? {keepTogether(`${lastUsed(apiKey)}.`)} Every program that sends it is refused from its
        next request on. What it booked stays. A revoked key never works again.
      </p>
      {failure && (
        <Notice tone="danger" title="Not revoked" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" variant="danger" busy={isLoading} busyLabel="Revoking">
          Revoke it
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Keep it
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
