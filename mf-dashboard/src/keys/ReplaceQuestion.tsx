import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import {
  type ApiKey,
  type ApiKeyMade,
  KEY_OVERLAP_HOURS,
  type KeyLifetimeDays,
  USUAL_KEY_LIFETIME_DAYS,
} from '@saltbush/clients/api';
import { Button, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useReplaceKeyMutation } from '../api/keys.ts';
import { keyName } from './key-words.ts';
import * as S from './keys.styles.ts';
import { LifetimeField } from './LifetimeField.tsx';

interface ReplaceQuestionProps {
  apiKey: ApiKey;
  /** It ended, so there is no time in which both work. */
  hasEnded: boolean;
  onReplaced: (made: ApiKeyMade) => void;
  onCancel: () => void;
}

/** Says until when both keys work, and makes the new one: it lasts as long as the old one was made for. */
export function ReplaceQuestion({ apiKey, hasEnded, onReplaced, onCancel }: ReplaceQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [replace, { isLoading, error }] = useReplaceKeyMutation();
  const [lifetimeDays, setLifetimeDays] = useState<KeyLifetimeDays | null>(
    apiKey.lifetimeDays ?? USUAL_KEY_LIFETIME_DAYS,
  );
  // Another end is another key.
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const failure = apiError(error);
  useEffect(() => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await replace({ id: apiKey.id, input: { submissionId, lifetimeDays } });
    if (data) onReplaced(data);
  };
  const overlap = `The old one works for another ${KEY_OVERLAP_HOURS} hours, or until its end if that is sooner, so that your programs can change over.`;
  return (
    <S.Form ref={form} aria-label={`Replace ${keyName(apiKey)}?`} onSubmit={(event) => void onSubmit(event)}>
      <p>
        Replace {apiKey.name}? The new key may do the same. {!hasEnded && keepTogether(overlap)}
      </p>
      <S.Name>
        <LifetimeField
          value={lifetimeDays}
          onChange={(value) => {
            setLifetimeDays(value);
            setSubmissionId(newSubmissionId());
          }}
        />
      </S.Name>
      {failure && (
        <Notice tone="danger" title="Not replaced" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" busy={isLoading} busyLabel="Replacing">
          Replace it
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Keep it
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
