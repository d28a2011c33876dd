import { apiError } from '@saltbush/calls';
import { CLAIM_LENGTHS, type Claim } from '@saltbush/claims/api';
import { useDraft, useToast } from '@saltbush/contract';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Button, keepTogether, Notice, TextAreaField } from '@saltbush/ui';
import { type FormEvent, useState } from 'react';
import { useWithdrawClaimMutation } from '../api/claimActs.ts';
import { failureText } from '../api/failureText.ts';
import * as S from './claims.styles.ts';

/** Takes the claim back, after a question. */
export function WithdrawClaim({ claim: { reference, version } }: { claim: Claim }) {
  const showToast = useToast();
  const [withdraw, { isLoading, error, reset }] = useWithdrawClaimMutation();
  const [isAsked, setIsAsked] = useState(false);
  const [words, setWords] = useState('');
  useDraft(words !== '');
  const failure = apiError(error);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await withdraw({ reference, withdrawal: { version, words: words.trim() } });
    if (data) showToast({ title: `${reference} is withdrawn`, tone: 'success' });
  };

  return (
    <Panel title="Take it back">
      <div data-print="hide">
        {!isAsked && (
          <>
            <F.Small>Nothing is decided once it is withdrawn. Within its days a new claim can be made.</F.Small>
            <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
              Withdraw the claim
            </Button>
          </>
        )}
        {isAsked && (
          <S.Form noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Withdraw the claim">
            <TextAreaField
              name="reason"
              label="Why?"
              isOptional
              rows={2}
              maxLength={CLAIM_LENGTHS.words}
              value={words}
              onChange={({ target }) => {
                if (error) reset();
                setWords(target.value);
              }}
            />
            {failure && (
              <Notice tone="danger" title="It is not withdrawn" role="alert">
                {keepTogether(failureText(failure))}
              </Notice>
            )}
            <S.Acts>
              <Button type="submit" size="small" busy={isLoading} busyLabel="Withdrawing">
                Withdraw {reference}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setIsAsked(false)}>
                Keep it
              </Button>
            </S.Acts>
          </S.Form>
        )}
      </div>
    </Panel>
  );
}
